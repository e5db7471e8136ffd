import type { Lease } from '#platform/server/database.ts'
import type { Dice } from '../dice.ts'

/** How a household pays; whoever is late pays with the next bill. */
export type Habit = 'atm' | 'late' | 'shop' | 'desk' | 'ahead' | 'never'

/** Households that stopped paying, and how many months ago; their debts are dunned by steps. */
export const stopped: ReadonlyMap<string, number> = new Map([
  ['A棟-14F-1', 2],
  ['B棟-4F-2', 4],
  ['C棟-8F-3', 7],
  ['C棟-13F-4', 14],
])
/** Households that pay half a year at once. */
const ahead = new Set(['A棟-3F-2', 'A棟-9F-4', 'B棟-11F-1', 'C棟-2F-3', 'C棟-10F-2'])

/** How the household of a label pays this month; the same household mostly pays the same way. */
export function habitOf(label: string, monthsAgo: number, dice: Dice): Habit {
  const since = stopped.get(label)
  if (since !== undefined && monthsAgo < since) return 'never'
  if (ahead.has(label)) return 'ahead'
  const nth = [...label].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 997, 7) % 100
  const usual = nth < 62 ? 'atm' : nth < 94 ? 'shop' : 'desk'
  return dice.chance(0.05) ? 'late' : usual
}

/** Open bills: one that too little comes in for, and those that are paid today; and bills that were paid by the bank: one of the newest run, one of the run before. */
export async function unmatchedOf(
  lease: Lease,
): Promise<{ open?: Due; old?: Due; paid?: Due; today: readonly Due[] }> {
  const [newest, before] = await lease.query<{ id: string }>(
    `select id from billing_run where issued_at is not null and withdrawn_at is null and source = 'rates'
     order by starts_on desc limit 2`,
  )
  const paidOf = async (runId: string | undefined, offset: number): Promise<Due | undefined> => {
    const [row] = await lease.query<Due & Record<string, unknown>>(
      `select b.id as "billId", b.household_id as "householdId", '' as label, '' as payer, p.amount::float8 as left, p.code
       from bill b join payment_allocation a on a.bill_id = b.id join payment p on p.id = a.payment_id
       where b.run_id = $1 and b.settled_at is not null and p.source = 'bankLine' order by b.number offset $2 limit 1`,
      [runId, offset],
    )
    return row
  }
  const due = newest ? await dueOf(lease, newest.id) : []
  const [open, ...others] = due.filter(({ label, code }) => code && !stopped.has(label))
  return {
    open,
    today: others.slice(-2),
    old: await paidOf(before?.id, 30),
    paid: await paidOf(newest?.id, 12),
  }
}

/** A bill as it can be paid now. */
export interface Due {
  billId: string
  householdId: string
  label: string
  payer: string
  left: number
  code: string
}

/** What is left of the bills of a run. */
export const dueOf = (lease: Lease, runId: string): Promise<Due[]> =>
  lease.query<Due & Record<string, unknown>>(
    `select b.id as "billId", b.household_id as "householdId", h.label, b.payer_name as payer, (b.total - b.paid)::float8 as left,
       (select c.code from bill_code c where c.bill_id = b.id order by c.made_at desc, c.code limit 1) as code
     from bill b join household h on h.id = b.household_id
     where b.run_id = $1 and b.issued_at is not null and b.voided_at is null and b.settled_at is null
     order by h.building_order, h.floor_order, h.label`,
    [runId],
  )
