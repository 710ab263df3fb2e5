import { createConsolidationApp } from "../../../shared/memory/consolidation/create-consolidation-app.ts";

export default createConsolidationApp();
