import { createAccountApp } from "../../../shared/portability/create-account-app.ts";

export default createAccountApp();
