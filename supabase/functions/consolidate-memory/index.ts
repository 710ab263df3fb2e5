import { createConsolidationApp } from "../../../shared/memory/consolidation-app.ts";

export default createConsolidationApp();
