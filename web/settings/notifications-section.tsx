import { type Device, useDevices } from "../notifications/devices.ts";
import { useTestDevice, useThisBrowser, useTurnOff, useTurnOn } from "../notifications/notifications-data.ts";
import type { PushState } from "../notifications/this-browser.ts";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/page.tsx";
import { RingSettingsForm } from "./ring-settings-form.tsx";

/** What to tell where this device does not ring. */
const SAID: Record<Exclude<PushState, "on">, string> = {
  off: "Neste aparelho, os lembretes só aparecem com o app aberto.",
  none: "Este navegador não sabe tocar avisos.",
  install: "Para tocar aqui, instale o app: Compartilhar › Adicionar à Tela de Início. Depois ligue por lá.",
  denied: "Os avisos deste site estão bloqueados. Permita-os nas configurações do navegador e volte aqui.",
};

/** Where reminders ring, when, and how much they show. */
export default function NotificationsSection() {
  const devices = useDevices();
  const here = useThisBrowser();
  const turnOn = useTurnOn();
  const problem = turnOn.error ?? devices.error;
  const isKnown = devices.data !== undefined && here.data !== undefined;
  const isOn = devices.data?.some(({ endpoint }) => endpoint === here.data?.endpoint);
  return (
    <Section title="Avisos">
      <div className="flex flex-col gap-4" aria-busy={!isKnown && problem === null}>
        {problem && <Notice look="problem">{explainError(problem)}</Notice>}
        {isKnown && !isOn && (
          <div className="flex flex-col items-start gap-3">
            <p className="text-sm text-ink-soft">{SAID[here.data.state === "on" ? "off" : here.data.state]}</p>
            {(here.data.state === "off" || here.data.state === "on") && (
              <Button
                look="primary"
                disabled={turnOn.isPending}
                onClick={() => turnOn.mutate()}
              >
                Ligar neste aparelho
              </Button>
            )}
          </div>
        )}
        {isKnown && devices.data.length > 0 && <Devices devices={devices.data} here={here.data.endpoint} />}
        <RingSettingsForm />
      </div>
    </Section>
  );
}

function Devices({ devices, here }: { devices: Device[]; here: string | null }) {
  const turnOff = useTurnOff();
  const test = useTestDevice();
  const problem = turnOff.error ?? test.error;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm font-medium">Tocam em</h3>
      {problem && <Notice look="problem">{explainError(problem)}</Notice>}
      {test.isSuccess && <Notice>Teste mandado: ele deve aparecer em instantes.</Notice>}
      <ul className="flex flex-col divide-y divide-line">
        {devices.map((device) => {
          const isHere = device.endpoint === here;
          const name = isHere ? `${device.device} (este)` : device.device;
          return (
            <li key={device.id} className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
              <span className="min-w-0 break-words">{name}</span>
              <span className="flex gap-2">
                <Button
                  size="small"
                  disabled={test.isPending}
                  aria-label={`Mandar um teste: ${name}`}
                  onClick={() => test.mutate(device)}
                >
                  Mandar um teste
                </Button>
                <Button
                  size="small"
                  disabled={turnOff.isPending}
                  aria-label={`Desligar: ${name}`}
                  onClick={() => turnOff.mutate({ ...device, isHere })}
                >
                  Desligar
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
