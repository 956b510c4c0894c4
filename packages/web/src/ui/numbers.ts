/** `+2`, `−1`, `0`: with the printer's minus. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** A share of one as whole percent; never 0 or 100 for what may or may not happen. */
export function percent(share: number): string {
  if (share <= 0) return '0 %';
  if (share >= 1) return '100 %';
  if (share < 0.01) return '< 1 %';
  return share > 0.99 ? '> 99 %' : `${Math.round(share * 100)} %`;
}
