import { createExportApp } from "../../../shared/portability/create-export-app.ts";

export default createExportApp();
