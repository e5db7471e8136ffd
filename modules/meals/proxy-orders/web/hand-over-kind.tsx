import './hand-over-texts.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { client } from '#platform/web/calls/client.ts'
import type { HandOverKind, WaitingItem } from '#platform/web/frame/hand-over-kind.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { proxyOrders } from '../contract.ts'
import { proxyTaken } from '../problems.ts'
import type { ProxyOrder } from '../shapes.ts'
import { linesInWords } from '../lines-in-words.ts'

const api = client(proxyOrders)

interface ProxyItem extends WaitingItem {
  one: ProxyOrder & { arrivedAt: Date }
}

/** What was ordered together, in the dialog of a hand-over; cash is taken with it. */
export const proxyHandOverKind: HandOverKind<ProxyItem> = {
  name: 'proxyOrders',
  call: 'proxyOrders.handOver',
  icon: 'bag',
  isRare: true,
  words: {
    tab: 'proxyHandOver:tab',
    things: 'proxyHandOver:things',
    counted: 'proxyHandOver:counted',
    who: 'proxyHandOver:what',
    at: 'proxyHandOver:arrivedAt',
  },
  columns: '52px 92px 84px 164px 148px 200px 128px minmax(0, 1fr)',
  queryKey: 'proxyOrders',
  changedBy: 'proxyOrders.',
  listWaiting: async (householdIds, patience) =>
    (await api.listWaiting({ householdIds }, { patience })).data.map((row) => ({
      id: row.orderId,
      householdId: row.householdId,
      label: row.label,
      serialNumber: `#${row.serialNumber}`,
      kindName: row.title,
      one: row,
    })),
  cells: ({ one }) => ({
    position: '',
    kind: one.title,
    marks: one.paidBy === 'cash' && one.total > 0 && <CashMark total={one.total} />,
    who: linesInWords(one.lines),
    at: one.arrivedAt,
    note: one.note,
  }),
  handOver: async ({ ids, proof }, options) =>
    (await api.handOver({ ...proof, orderIds: ids }, options)).data,
  takenCode: proxyTaken({ sentence: '', data: undefined }).code,
}

function CashMark({ total }: { total: number }) {
  const t = useTexts('proxyHandOver')
  return <Mark kind="cashOnDelivery">{t('cash', { money: showMoney(total) })}</Mark>
}
