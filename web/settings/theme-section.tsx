import { useState } from "react";
import { chooseTheme, readTheme, type Theme } from "../shell/theme.ts";
import { Section } from "../ui/page.tsx";

const NAMES: Record<Theme, string> = { system: "O do sistema", light: "Claro", dark: "Escuro" };

export function ThemeSection() {
  const [theme, setTheme] = useState(readTheme);
  function choose(next: Theme) {
    chooseTheme(next);
    setTheme(next);
  }
  return (
    <Section title="Tema">
      <fieldset className="flex flex-wrap gap-x-6 gap-y-1">
        <legend className="mb-1 text-sm text-ink-soft">Vale neste navegador.</legend>
        {(Object.keys(NAMES) as Theme[]).map((value) => (
          <label key={value} className="flex min-h-10 items-center gap-2 text-sm">
            <input
              type="radio"
              name="theme"
              className="size-4 accent-brand"
              checked={theme === value}
              onChange={() =>
                choose(value)}
            />
            {NAMES[value]}
          </label>
        ))}
      </fieldset>
    </Section>
  );
}
