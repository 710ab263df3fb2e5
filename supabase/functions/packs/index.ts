import { createOwnPacksApp } from "../../../shared/own-packs/create-own-packs-app.ts";

export default createOwnPacksApp();
