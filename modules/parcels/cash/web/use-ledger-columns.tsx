import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { type CashLine } from '../contract.ts'
import { useSayLine } from './say-line.ts'

/** The columns of the ledger of cash; `onPrint` prints a receipt again. */
export function useLedgerColumns(onPrint: (receiptNumber: number) => Promise<void>): Column<CashLine>[] {
  const t = useTexts('cash')
  const say = useSayLine()
  return [
    {
      head: t('time'),
      width: 124,
      phone: 'none',
      whole: (line) => writeTime(line.at),
      cell: (line) => speakTime(line.at),
    },
    {
      head: t('household'),
      width: 270,
      phone: 'first',
      cell: (line) => (
        <span className="lb-line">
          <b>{line.serialNumber}</b>
          {line.label ? <HouseholdName label={line.label} names={line.name} /> : line.name}
        </span>
      ),
    },
    {
      head: t('kind'),
      phone: 'under',
      whole: say,
      cell: (line) => (line.isReversed ? `${say(line)}（${t('wasReversed')}）` : say(line)),
    },
    { head: t('by'), width: 84, phone: 'none', cell: (line) => line.by },
    {
      head: t('deltas'),
      width: 116,
      align: 'end',
      phone: 'end',
      cell: ({ amount }) => <b>{amount > 0 ? `+${showMoney(amount)}` : showMoney(amount)}</b>,
    },
    {
      head: t('balance'),
      width: 116,
      align: 'end',
      phone: 'underEnd',
      cell: (line) => showMoney(line.balance),
    },
    {
      head: t('receiptTitle'),
      className: 'ch-print',
      phone: 'none',
      isActs: true,
      cell: ({ receiptNumber: number }) =>
        number !== null && (
          <Button
            type="text"
            icon={<Icon name="print" />}
            aria-label={t('receiptPrint', { number })}
            title={t('receiptPrint', { number })}
            onClick={() => void onPrint(number)}
          />
        ),
    },
  ]
}
