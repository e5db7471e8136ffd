import { areaText, missingFifths, type Verdict, type Weight } from '#modules/assemblies/tally/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** Persons and area as a line: 12 人、1,234.56 ㎡; what is none is not said. */
export function useWeightText(): (weight: Weight) => string {
  const t = useTexts('assemblyPage')
  return ({ heads, fifths }) =>
    [
      heads > 0 && t('weightHeads', { count: heads }),
      fifths > 0 && t('weightArea', { area: areaText(fifths) }),
    ]
      .filter(Boolean)
      .join('、')
}

/** What is missing of a quorum, as a line. */
export function useMissingText(): (verdict: Pick<Verdict, 'heads' | 'area'>) => string {
  const said = useWeightText()
  return ({ heads, area }) =>
    said({
      heads: heads.missing,
      fifths: area.isReached ? 0 : missingFifths(area.needed, area.value),
    })
}

/** What counts of somebody over a limit and what does not (Art. 27 II, III). */
export function useOverText(): (counted: Weight, over: Weight) => string {
  const t = useTexts('assemblyPage')
  const said = useWeightText()
  return (counted, over) =>
    counted.heads || counted.fifths
      ? t('overPart', { counted: said(counted), over: said(over) })
      : t('overLimit')
}
