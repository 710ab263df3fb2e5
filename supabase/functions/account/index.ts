import { createAccountApp } from "../../../shared/account/create-account-app.ts";

export default createAccountApp();
