import { createExportApp } from "../../../shared/export/create-export-app.ts";

export default createExportApp();
