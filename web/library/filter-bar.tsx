import { Search } from "lucide-react";
import { Link, useLocation } from "wouter";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { type Address, addressOf } from "./filters.ts";
import { isWork, STATUSES, TYPES } from "./item-words.ts";
import { SelectField } from "../ui/select-field.tsx";

/** Search, type and status. All of it stands in the address. */
export function FilterBar({ address }: { address: Address }) {
  const [, navigate] = useLocation();
  const { type, status, search, isDeleted } = address;
  const hasStatus = type === null || isWork(type);

  return (
    <div className="flex flex-col gap-3">
      {!isDeleted && (
        <form
          role="search"
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            const words = String(new FormData(event.currentTarget).get("busca")).trim();
            navigate(addressOf({ ...address, search: words }));
          }}
        >
          <label htmlFor="busca-biblioteca" className="sr-only">Buscar na biblioteca</label>
          <input
            key={search}
            id="busca-biblioteca"
            name="busca"
            type="search"
            maxLength={1000}
            defaultValue={search}
            placeholder="Buscar na biblioteca"
            className="min-h-10 min-w-0 flex-1 rounded-lg border border-line bg-surface px-3 text-sm placeholder:text-ink-soft"
          />
          <Button type="submit">
            <Search aria-hidden className="size-4" /> Buscar
          </Button>
        </form>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <nav aria-label="Tipo" className="flex flex-wrap gap-1">
          {[{ type: null, many: "Tudo" }, ...TYPES].map((one) => (
            <Link
              key={one.many}
              href={addressOf({
                ...address,
                type: one.type,
                status: one.type === null || isWork(one.type) ? status : null,
              })}
              aria-current={one.type === type ? "true" : undefined}
              className={classNames(
                "grid min-h-8 place-items-center rounded-full border px-3 text-sm",
                one.type === type
                  ? "border-brand bg-brand-soft font-medium"
                  : "border-line text-ink-soft hover:text-ink",
              )}
            >
              {one.many}
            </Link>
          ))}
        </nav>
        {hasStatus && (
          <SelectField
            label="Estado"
            isLabelHidden
            small
            value={status ?? ""}
            options={[
              ["", "Qualquer estado"] as const,
              ...STATUSES.map((one) => [one.status, one.name] as const),
            ]}
            onChange={({ target }) =>
              navigate(addressOf({
                ...address,
                status: STATUSES.find((one) => one.status === target.value)?.status ?? null,
              }))}
          />
        )}
      </div>
    </div>
  );
}
