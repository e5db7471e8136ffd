import { showMoney } from '#platform/contract/show-money.ts'
import { HouseholdMarks, useHouseholdMarks } from '#modules/homes/households/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { takerOf, wayOf } from '#platform/web/list/taken-by.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { cashKind, type RecordedDeposit } from '../contract.ts'

const states = { waiting: 'waiting', handedOver: 'done', voided: 'plain' } as const

/** The columns of the list of deposits. */
export function useDepositColumns(rows: readonly RecordedDeposit[]): Column<RecordedDeposit>[] {
  const t = useTexts('depositRecords')
  const marks = useHouseholdMarks(rows.flatMap(({ householdId }) => householdId ?? []))
  const kindOf = (row: RecordedDeposit) =>
    row.kindDetail === cashKind ? t('cash', { money: showMoney(row.money) }) : row.kindName
  const placeOf = (row: RecordedDeposit) => [row.shelfPosition, row.note].filter(Boolean).join('　')
  return [
    { head: t('serialNumber'), width: 80, phone: 'under', cell: (row) => <b>{row.serialNumber}</b> },
    {
      head: t('kind'),
      width: 168,
      phone: 'underEnd',
      whole: kindOf,
      cell: (row) => (
        <span className="lb-line lb-gap-8">
          {kindOf(row)}
          {row.temperature > 0 && <Mark kind={row.temperature === 1 ? 'chilled' : 'frozen'} />}
        </span>
      ),
    },
    {
      head: t('receiver'),
      phone: 'first',
      cell: (row) => (
        <span className="lb-line lb-gap-8 dr-for">
          {row.householdId ? (
            <>
              <HouseholdName label={row.label} names={row.name} />
              <HouseholdMarks household={marks?.get(row.householdId)} name={row.name || undefined} readOnly />
            </>
          ) : (
            <>
              <b>{row.name}</b>
              <Mark kind="plain">{t('outsider')}</Mark>
            </>
          )}
        </span>
      ),
    },
    {
      head: t('payer'),
      drops: 'beside',
      phone: 'none',
      cell: (row) =>
        row.payerLabel ? <HouseholdName label={row.payerLabel} names={row.payerName} /> : row.payerName,
    },
    {
      head: t('place'),
      className: 'dr-place',
      width: '20%',
      drops: 'beside',
      phone: 'none',
      whole: placeOf,
      cell: placeOf,
    },
    {
      head: t('arrived'),
      className: 'dr-time',
      width: 124,
      phone: 'none',
      whole: (row) => writeTime(row.arrivedAt),
      cell: (row) => speakTime(row.arrivedAt),
    },
    {
      head: t('result'),
      width: [184, 168],
      phone: 'end',
      whole: (row) => (row.state === 'handedOver' ? wayOf(row) : undefined),
      cell: (row) => (
        <span className="lb-line lb-gap-8">
          <Mark kind={states[row.state]}>{t(row.state)}</Mark>
          {row.state === 'handedOver' && takerOf(row)}
        </span>
      ),
    },
  ]
}
