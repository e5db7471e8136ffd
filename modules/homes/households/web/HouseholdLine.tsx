import type { Household } from '../contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { markKind, spokenMark } from './mark-kind.ts'
import type { WaitingCounts } from './use-waiting-counts.ts'
import { inRow, textOf } from '#platform/web/i18n/texts.ts'

export interface HouseholdLineProps {
  household: Household
  /** Said instead of the residents: what matched. */
  detail?: string
  waiting?: WaitingCounts
  /** Its number on the screen from 0, for Alt 1–9. */
  nth: number
}

/** A household to choose: label, residents, marks, what waits, its key. */
export function HouseholdLine({ household, detail, waiting, nth }: HouseholdLineProps) {
  const t = useTexts('households')
  const nothing = waiting?.every(({ count }) => count === 0)
  return (
    <>
      <span className="hp-who lb-grid lb-min lb-grow">
        <b>{household.label}</b>
        <span>{detail || inRow(household.names) || t('vacant')}</span>
      </span>
      <Marks>
        {household.isVirtual === 1 && <Mark kind="note">{t('virtual')}</Mark>}
        {household.marks.map((mark) => (
          <Mark key={mark} kind={markKind(mark)}>
            {spokenMark(mark)}
          </Mark>
        ))}
        {waiting
          ?.filter(({ count }) => count > 0)
          .map(({ label, count }) => (
            <Mark key={label} kind="note">
              {textOf(label, { count })}
            </Mark>
          ))}
      </Marks>
      {nothing && <span className="lb-14 lb-quiet lb-nowrap">{t('noneWaiting')}</span>}
      {nth < 9 && <Key keys={`Alt ${nth + 1}`} />}
    </>
  )
}
