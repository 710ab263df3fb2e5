import { t as require_react_dom } from "./react-dom-CZ2xfhnT.js";
export default require_react_dom();
