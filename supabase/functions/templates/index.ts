import { createTemplatesApp } from "../../../shared/templates/create-templates-app.ts";

export default createTemplatesApp();
