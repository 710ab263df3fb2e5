import { lazy, type ReactNode, Suspense, useRef } from "react";

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Where the focus goes when it closes, if not back to where it came from: what opened it may be gone. */
  focusAfter?: () => HTMLElement | null;
  children: ReactNode;
}

const DialogWindow = lazy(() => import("./dialog-window.tsx"));

/**
 * A window over the page. Focus goes to its first field and returns to where it came from (autoFocus in it would break that); Escape
 * and the × close it.
 */
export function Dialog(props: DialogProps) {
  const wasOpen = useRef(false);
  wasOpen.current ||= props.isOpen;
  if (!wasOpen.current) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}
