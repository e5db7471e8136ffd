import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import type { Activation } from '../contract.ts'

/** The columns of households: how many cards and phones, and what needs a look. */
export function useActivationColumns(): readonly Column<Activation>[] {
  const t = useTexts('carriers')
  const some = (count: number, word: 'count' | 'phoneCount') =>
    count > 0 ? t(word, { count }) : <span className="lb-faint">–</span>
  return [
    {
      head: t('household'),
      phone: 'first',
      cell: (row) => <HouseholdName label={row.label} names={row.names} />,
    },
    {
      head: t('cards'),
      width: 96,
      phone: 'under',
      isLabelled: true,
      cell: (row) => some(row.cardCount, 'count'),
    },
    {
      head: t('phones'),
      width: 96,
      phone: 'underEnd',
      isLabelled: true,
      cell: (row) => some(row.phoneCount, 'phoneCount'),
    },
    { head: t('state'), width: [232, 200], phone: 'end', cell: (row) => <StateMarks row={row} /> },
  ]
}

function StateMarks({ row }: { row: Activation }) {
  const t = useTexts('carriers')
  const isActivated = row.cardCount + row.phoneCount > 0
  return (
    <Marks>
      {isActivated && !row.lostCount && !row.disabledCount && <Mark kind="done">{t('activated')}</Mark>}
      {!isActivated && <Mark kind="plain">{t(row.isVirtual ? 'virtual' : 'none')}</Mark>}
      {row.lostCount > 0 && <Mark kind="reminded">{t('lostCount', { count: row.lostCount })}</Mark>}
      {row.disabledCount > 0 && <Mark kind="plain">{t('disabledCount', { count: row.disabledCount })}</Mark>}
      {row.serialCount > 0 && <Mark kind="waiting">{t('serialCount')}</Mark>}
    </Marks>
  )
}
