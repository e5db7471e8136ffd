import { areaText, percentText, cutPercent, type Weight } from '#modules/assemblies/tally/contract.ts'
import type { Count } from '../shapes.ts'

/** The columns of a table of persons and areas. */
export const numbers = [
  { title: '', share: 2 },
  { title: '人數', share: 1, align: 'right' },
  { title: '占比', share: 1.1, align: 'right' },
  { title: '專有部分面積㎡', share: 1.5, align: 'right' },
  { title: '占比', share: 1.1, align: 'right' },
] as const

/** A line of a table of persons and areas. */
export const numbered = (name: string, { heads, fifths }: Count, of: Weight | null): string[] => [
  name,
  heads === null ? '不公布' : String(heads),
  of && heads !== null ? percentText(cutPercent(heads, of.heads)) : '',
  fifths === null ? '不公布' : areaText(fifths),
  of && fifths !== null ? percentText(cutPercent(fifths, of.fifths)) : '',
]
