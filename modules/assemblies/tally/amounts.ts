/**
 * Areas in fifths of 0.01 m², exact: 10,290.49, or 153.486 where a limit of a fifth left more than two decimals. What is
 * printed is multiplied and added by whoever reads it, so nothing is cut off.
 */
export function areaText(fifths: number): string {
  const thousandths = fifths * 2
  const decimals = String(thousandths % 1000).padStart(3, '0')
  return `${Math.floor(thousandths / 1000).toLocaleString('en')}.${fifths % 5 ? decimals : decimals.slice(0, 2)}`
}

const raised = (fifths: number): number => Math.ceil(fifths / 5) * 5

/** What is needed of an area in fifths, raised to whole 0.01 m²: who brings so much reaches it. */
export const neededArea = (fifths: number): string => areaText(raised(fifths))

/** What is missing to the needed area that is shown, in fifths: what is there and this are together what is needed. */
export const missingFifths = (needed: number, value: number): number => Math.max(0, raised(needed) - value)

/** As `missingFifths`, in words. */
export const missingArea = (needed: number, value: number): string => areaText(missingFifths(needed, value))

/** Hundredths of a percent: 65.49 %. Shares are cut off and never rounded. */
export const percentText = (percent: number): string =>
  `${Math.floor(percent / 100)}.${String(percent % 100).padStart(2, '0')} %`
