import { lastDayOf } from '#platform/contract/days.ts'
import type { Demo, DemoCast } from '#platform/server/manifest.ts'
import { receiptCounter } from './cash.ts'
import { demoMeals, type Planned } from '#modules/meals/demo-plan.ts'

const system = { accountId: '00000000-0000-0000-0000-000000000000', name: '系統' }
const grantKey = (month: string) => `points grant ${month}`

type Purse = 'normal' | 'cash'
interface Entry {
  key: string
  purse: Purse
  kind: string
  points: number
  balance: number
  lot: string
  note: string
  subject: string | null
  bySystem?: true
}

const lotOf = (label: string, purse: Purse, expiresOn: string) => `points lot ${label} ${purse} ${expiresOn}`
const cashLot = (label: string) => lotOf(label, 'cash', '')

/** What one thing that happened writes into the purses of its household. */
function entriesOf(one: Planned, nth: number): Entry[] {
  const key = `points entry ${nth}`
  const { label } = one
  if (one.kind === 'topUp')
    return [{ ...entry(key, 'cash', 'toppedUp', one.points, one.left, cashLot(label)), note: '櫃台收現' }]
  if (one.kind === 'grant') {
    const lot = lotOf(label, 'normal', one.expiresOn)
    const given = entry(key, 'normal', 'granted', one.points, one.left, lot)
    return [{ ...given, note: `${one.month} 每月點數`, subject: grantKey(one.month) }]
  }
  if (one.kind === 'expire') {
    const lot = lotOf(label, 'normal', lastDayOf(one.month))
    return [{ ...entry(key, 'normal', 'expired', -one.points, one.left, lot), bySystem: true }]
  }
  const order = one.kind === 'order' ? one : one.order
  const sign = one.kind === 'order' ? -1 : 1
  const said = {
    subject: `food order ${order.key}`,
    note: `${one.kind === 'order' ? '點餐' : '作廢'}　${order.lines.map(({ item, quantity }) => `${item} ${quantity}`).join('、')}`,
  }
  return (['normal', 'cash'] as const)
    .filter((purse) => order.paid[purse] > 0)
    .map((purse) => ({
      ...entry(
        `${key} ${purse}`,
        purse,
        one.kind === 'order' ? 'spent' : 'returned',
        sign * order.paid[purse],
        one.left[purse],
        purse === 'cash' ? cashLot(label) : lotOf(label, 'normal', order.expiresOn),
      ),
      ...said,
    }))
}

const entry = (
  key: string,
  purse: Purse,
  kind: string,
  points: number,
  balance: number,
  lot: string,
): Entry => ({
  key,
  purse,
  kind,
  points,
  balance,
  lot,
  note: '',
  subject: null,
})

/** Points of the households that eat at the demo kitchen: granted monthly, bought by some, spent and given back. */
export const demo: Demo = (cast) => {
  const { communityId, idOf, householdId, clerk, now } = cast
  const told = demoMeals(cast.now).flatMap((one, nth) =>
    entriesOf(one, nth).map((written) => ({ one, written })),
  )
  const balances = new Map<string, number>()
  const left = new Map<string, number>()
  for (const { one, written } of told) {
    balances.set(`${one.label} ${written.purse}`, written.balance)
    left.set(written.lot, (left.get(written.lot) ?? 0) + written.points)
  }
  const born = told.filter(({ written }) => written.kind === 'granted' || written.kind === 'toppedUp')
  const sold = told.filter(({ written }) => written.kind === 'toppedUp')
  return [
    [
      'point_purse',
      [...new Set(told.map(({ one }) => one.label))].flatMap((label) =>
        (['normal', 'cash'] as const).map((purse) => ({
          communityId,
          householdId: householdId(label),
          purse,
          balance: balances.get(`${label} ${purse}`) ?? 0,
        })),
      ),
    ],
    ['point_grant', grantsOf(cast)],
    [
      'point_lot',
      born.map(({ one, written }) => ({
        communityId,
        id: idOf(written.lot),
        householdId: householdId(one.label),
        purse: written.purse,
        born: written.points,
        leftPoints: left.get(written.lot) ?? 0,
        bornAt: one.at,
        expiresOn: one.kind === 'grant' ? one.expiresOn : null,
        grantId: written.subject ? idOf(written.subject) : null,
      })),
    ],
    [
      'point_entry',
      told.map(({ one, written }) => ({
        communityId,
        id: idOf(written.key),
        householdId: householdId(one.label),
        purse: written.purse,
        kind: written.kind,
        points: written.points,
        balance: written.balance,
        subjectKind: written.kind === 'spent' || written.kind === 'returned' ? 'foodOrder' : null,
        subjectId: written.subject ? idOf(written.subject) : null,
        note: written.note.slice(0, 100),
        at: one.at,
        writtenBy: written.bySystem ? system.accountId : clerk.accountId,
        writtenByName: written.bySystem ? system.name : clerk.name,
      })),
    ],
    [
      'point_receipt',
      sold.map(({ one, written }, nth) => ({
        communityId,
        entryId: idOf(written.key),
        number: nth + 1,
        amount: written.points,
        paidBy: 'cash',
        at: one.at,
        printed: 1,
        // What came in since the morning before lies at the desk.
        ...(now.getTime() - one.at.getTime() > 86_400_000
          ? { settledAt: new Date(one.at.getTime() + 36_000_000), settledByName: clerk.name }
          : {}),
      })),
    ],
    ['serial_counter', [{ communityId, name: receiptCounter, last: sold.length }]],
    [
      'point_move',
      told.map(({ written }) => ({
        communityId,
        entryId: idOf(written.key),
        lotId: idOf(written.lot),
        points: written.points,
      })),
    ],
  ]
}

function grantsOf({ communityId, idOf, now, clerk }: DemoCast) {
  const grants = demoMeals(now).filter((one) => one.kind === 'grant')
  return [...new Set(grants.map(({ month }) => month))].map((month) => {
    const own = grants.filter((one) => one.month === month)
    return {
      communityId,
      id: idOf(grantKey(month)),
      points: own[0]?.points ?? 0,
      expiresOn: own[0]?.expiresOn,
      note: `${month} 每月點數`,
      households: own.length,
      grantedAt: own[0]?.at,
      grantedBy: clerk.accountId,
      grantedByName: clerk.name,
    }
  })
}
