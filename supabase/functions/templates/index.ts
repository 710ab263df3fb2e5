import { createTemplatesApp } from "../../../shared/notes/create-templates-app.ts";

export default createTemplatesApp();
