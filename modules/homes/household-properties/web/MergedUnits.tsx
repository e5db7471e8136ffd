import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { MergedUnit } from '../shapes.ts'
import { showArea } from './area.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

/** Units that were merged into a household: each keeps its owners and areas in the books. */
export function MergedUnits({ units }: { units: readonly MergedUnit[] }) {
  const t = useTexts('propertyPage')
  if (!units.length) return null
  return (
    <section aria-label={t('mergedUnits')}>
      <h3 className="lb-14">{t('mergedUnits')}</h3>
      <p className="lb-quiet lb-14">{t('mergedUnitsWhy')}</p>
      <ul className="pp-merged">
        {units.map((unit) => (
          <li key={unit.householdId}>
            <b>{unit.label}</b>　{wordsOf(unit, t).join('　')}
          </li>
        ))}
      </ul>
    </section>
  )
}

function wordsOf(unit: MergedUnit, t: ReturnType<typeof useTexts<'propertyPage'>>): string[] {
  const { exclusiveArea, titleArea, countedIn } = unit
  const owners = unit.owners.map(({ name, shareNumerator, shareDenominator }) =>
    shareNumerator === null ? name : `${name} ${shareNumerator}/${shareDenominator}`,
  )
  return [
    inRow(owners) || t('mergedNoOwner'),
    exclusiveArea === null ? '' : t('mergedExclusive', { area: showArea(exclusiveArea) }),
    titleArea === null ? '' : t('mergedTitle', { area: showArea(titleArea) }),
    countedIn ? t('mergedCounted', { label: countedIn }) : t('mergedNotCounted'),
  ].filter(Boolean)
}
