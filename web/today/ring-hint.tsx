import { Bell } from "lucide-react";
import { Link } from "wouter";
import { useDevices } from "../notifications/devices.ts";

/** Says where there are reminders and none of them rings, that they could. */
export function RingHint() {
  const { data: devices } = useDevices();
  if (devices === undefined || devices.length > 0) return null;
  return (
    <p className="mt-3 flex gap-2 border-t border-line pt-3 text-xs text-ink-soft">
      <Bell aria-hidden className="size-4 shrink-0" />
      <span>
        Por enquanto eles só aparecem no app.{" "}
        <Link href="/ajustes/avisos" className="text-brand underline">Ligar os avisos</Link>
      </span>
    </p>
  );
}
