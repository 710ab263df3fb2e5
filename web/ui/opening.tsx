interface Props {
  /** What is being opened, for whoever hears the page: "Abrindo o mês". */
  label?: string;
  /** How high what comes here is, about, so that the page does not jump when it comes. */
  className: string;
}

/** Stands where something is being opened. A name needs a role: on a plain element it would not be read. */
export function Opening({ label = "Abrindo", className }: Props) {
  return <div role="progressbar" aria-busy="true" aria-label={label} className={className} />;
}
