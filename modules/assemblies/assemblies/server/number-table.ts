import { areaText, percentText, cutPercent, type Weight } from '#modules/assemblies/tally/contract.ts'

/** The columns of a table of persons and areas. */
export const numbers = [
  { title: '', share: 2 },
  { title: '人數', share: 1, align: 'right' },
  { title: '占比', share: 1.1, align: 'right' },
  { title: '專有部分面積㎡', share: 1.5, align: 'right' },
  { title: '占比', share: 1.1, align: 'right' },
] as const

/** A line of a table of persons and areas. */
export const numbered = (name: string, weight: Weight, of: Weight | null): string[] => [
  name,
  String(weight.heads),
  of ? percentText(cutPercent(weight.heads, of.heads)) : '',
  areaText(weight.fifths),
  of ? percentText(cutPercent(weight.fifths, of.fifths)) : '',
]
