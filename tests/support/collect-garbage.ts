import v8 from "node:v8";
import vm from "node:vm";

v8.setFlagsFromString("--expose-gc");

/** Collects garbage now. What is held by nobody is lost then, as it is at some time in a process that is busy. */
export const collectGarbage = vm.runInNewContext("gc") as () => void;
