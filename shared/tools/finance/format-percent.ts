/** "83%", "8,5%": one decimal below ten, where it tells. */
export function formatPercent(percent: number): string {
  const rounded = Math.abs(percent) < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
  return `${String(rounded).replace(".", ",")}%`;
}
