import { areaText, type Weight } from '#modules/assemblies/tally/contract.ts'
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

/** What counts of somebody over a limit and what does not (Art. 27 II, III). */
export function useOverText(): (counted: Weight, over: Weight) => string {
  const t = useTexts('assemblyPage')
  const said = useWeightText()
  return (counted, over) =>
    counted.heads || counted.fifths
      ? t('overPart', { counted: said(counted), over: said(over) })
      : t('overLimit')
}
