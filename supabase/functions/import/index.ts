import { createImportApp } from "../../../shared/import/create-import-app.ts";

export default createImportApp();
