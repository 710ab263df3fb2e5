import { t as require_react } from "./react-urQUWm-X.js";
export default require_react();
