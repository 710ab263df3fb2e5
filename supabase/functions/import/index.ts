import { createImportApp } from "../../../shared/portability/create-import-app.ts";

export default createImportApp();
