import { t as require_jsx_runtime } from "./jsx-runtime-C8s6plqt.js";
export default require_jsx_runtime();
