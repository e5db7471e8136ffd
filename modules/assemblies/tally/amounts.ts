/** Areas in fifths of 0.01 m², cut to two decimals: 10,290.49. */
export function areaText(fifths: number): string {
  const cut = Math.floor(fifths / 5)
  return `${Math.floor(cut / 100).toLocaleString('en')}.${String(cut % 100).padStart(2, '0')}`
}

/** Hundredths of a percent: 65.49 %. Shares are cut off and never rounded. */
export const percentText = (percent: number): string =>
  `${Math.floor(percent / 100)}.${String(percent % 100).padStart(2, '0')} %`
