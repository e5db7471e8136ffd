import { areaText } from '#modules/assemblies/tally/contract.ts'
import type { Fraction } from '#modules/assemblies/tally/contract.ts'

/** What is missing of an area in fifths, raised to whole 0.01 m²: who brings so much reaches it. */
export const missingArea = (fifths: number): string => areaText(Math.ceil(fifths / 5) * 5)

/** 2/3, or > 1/2. */
export const fractionText = ({ part, of, isMore }: Fraction): string => `${isMore ? '> ' : ''}${part}/${of}`

/** 85.32 in m² as whole 0.01 m²; null for what is none. */
export function readArea(text: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', '').trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}
