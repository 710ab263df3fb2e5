import { useRef } from "react";

/**
 * For a button that a form stands in place of: with `ref` on it, it has the focus when it comes back after `returnFocus()`. At once,
 * because a window around them takes the focus that goes with the form.
 */
export function useReturningFocus() {
  const returns = useRef(false);
  return {
    returnFocus() {
      returns.current = true;
    },
    ref(button: HTMLButtonElement | null) {
      if (returns.current) button?.focus();
      if (button !== null) returns.current = false;
    },
  };
}
