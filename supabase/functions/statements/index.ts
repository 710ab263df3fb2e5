import { createStatementsApp } from "../../../shared/statements/create-statements-app.ts";

export default createStatementsApp();
