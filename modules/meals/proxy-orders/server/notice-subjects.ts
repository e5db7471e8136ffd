import { showMoney } from '#platform/contract/show-money.ts'
import type { Lease } from '#platform/server/database.ts'
import { type NoticeItem, type NoticeSubject, noticeOccasion } from '#platform/server/notice-subject.ts'
import { proxyOrdersTold } from '../events.ts'
import type { PaidBy, ProxyLine } from '../shapes.ts'

interface Row extends Record<string, unknown> {
  id: string
  householdId: string
  label: string
  at: Date
  said: 'arrived' | 'cancelled'
  number: number
  title: string
  lines: readonly ProxyLine[]
  paidBy: PaidBy
  total: number
  dead: number
  reason: string
  holds: boolean
}

const byIds = `
  select n.id, coalesce(h.merged_into, h.id) as "householdId", h.label, n.at, n.said, o.serial_number as number, f.title, o.lines,
    o.paid_by as "paidBy", o.total, o.dead_points as dead, o.cancel_reason as reason,
    case n.said when 'cancelled' then o.state = 'cancelled' else o.state = 'placed' and f.arrived_at is not null end
      and not exists (select from proxy_notice l where l.order_id = n.order_id and l.at > n.at) as holds
  from proxy_notice n join proxy_order o on o.id = n.order_id join proxy_offer f on f.id = o.offer_id
  join household h on h.id = o.household_id
  where n.id = any($1)`

const sum = (amount: number) => amount.toLocaleString('en-US')

/** 白米（真空）2、禮盒 1 */
const inWords = (lines: readonly ProxyLine[]) =>
  lines.map(({ name, option, quantity }) => `${name}${option && `（${option}）`} ${quantity}`).join('、')

function letterOf({ said, label, number, title, lines, paidBy, total, dead, reason }: Row) {
  if (said === 'arrived') {
    const pay = paidBy === 'cash' && total ? `領取時請付現金 ${showMoney(total)}。` : ''
    return {
      title: `代購到貨：${title}`,
      text: `${label} 訂的「${title}」到了，請到櫃台領取 #${number}：${inWords(lines)}。${pay}`,
    }
  }
  const alive = paidBy === 'points' && total > dead ? `${sum(total - dead)} 點已退回。` : ''
  const gone = dead ? `另有 ${sum(dead)} 點已過使用期限。` : ''
  const why = reason ? `：${reason}` : ''
  return { title: `代購取消：${title}`, text: `${label} 訂的「${title}」取消${why}。${alive}${gone}` }
}

/** What is said of orders; of one that stands otherwise since, nothing any more. */
async function items(lease: Lease, ids: readonly string[]): Promise<NoticeItem[]> {
  const rows = ids.length ? await lease.query<Row>(byIds, [ids]) : []
  return rows.map((row) => ({
    kind: 'proxyNotice',
    id: row.id,
    serialNumber: '',
    householdId: row.householdId,
    label: row.label,
    residentId: null,
    kindName: row.title,
    state: row.holds ? 'waiting' : 'gone',
    isLegal: false,
    isFresh: false,
    arrivedAt: row.at,
    handedOverAt: null,
    letter: letterOf(row),
  }))
}

/** Households hear that what they ordered together is here, or was called off and how many points came back. */
export const noticeSubjects: readonly NoticeSubject[] = [
  {
    kind: 'proxyNotice',
    hasOwnCalls: true,
    items,
    lock: (lease, ids) =>
      lease.query('select id from proxy_notice where id = any($1) order by id for share', [ids]),
    // The letter says itself what waits at the desk.
    countWaiting: async () => new Map(),
    occasions: [noticeOccasion(proxyOrdersTold, 'told', ({ noticeIds }) => ({ ids: noticeIds }))],
  },
]
