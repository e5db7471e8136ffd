import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { ChargingBill } from '../contract.ts'
import { kwh } from './use-month-words.ts'

const plain = (amount: number) => (amount ? amount.toLocaleString('en-US') : '—')

/** The bills of a month in the order of households; one opens beside them. */
export function BillRows({
  bills,
  open,
  onOpen,
}: {
  bills: readonly ChargingBill[]
  open: string | undefined
  onOpen: (billId: string) => void
}) {
  const t = useTexts('chargingBillsPage')
  const amount = (name: 'sessions' | 'parking' | 'base' | 'adjustments') => ({
    head: t(name),
    width: 92,
    align: 'end' as const,
    phone: 'none' as const,
    drops: 'beside narrow' as const,
    cell: (bill: ChargingBill) => plain(bill[name]),
  })
  return (
    <DataTable
      rows={bills}
      idOf={({ billId }) => billId}
      open={open}
      onOpen={onOpen}
      columns={[
        { head: t('household'), phone: 'first', cell: (bill) => <b>{bill.householdLabel}</b> },
        {
          head: t('count'),
          width: 68,
          align: 'end',
          phone: 'under',
          cell: (bill) => t('times', { count: bill.sessionCount }),
        },
        { head: t('energy'), width: 96, align: 'end', phone: 'underEnd', cell: (bill) => kwh(bill.energyWh) },
        amount('sessions'),
        amount('parking'),
        amount('base'),
        amount('adjustments'),
        {
          head: t('total'),
          width: 96,
          align: 'end',
          phone: 'end',
          cell: (bill) => <b>{bill.total.toLocaleString('en-US')}</b>,
        },
        {
          head: t('state'),
          width: 96,
          phone: 'line',
          drops: 'beside',
          cell: ({ state }) => (
            <Mark kind={state === 'invoiced' ? 'done' : state === 'approved' ? 'note' : 'plain'}>
              {t(`state_${state}`)}
            </Mark>
          ),
        },
      ]}
    />
  )
}
