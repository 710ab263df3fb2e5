/** A time zone where it is this hour now, whenever the test runs. */
export function whereItIs(hour: number): string {
  const utc = new Date().getUTCHours();
  // Etc/GMT+3 is three hours behind; zones reach from 12 behind to 14 ahead.
  const behind = ((utc - hour + 12 + 24) % 24) - 12;
  return behind >= 0 ? `Etc/GMT+${behind}` : `Etc/GMT-${-behind}`;
}
