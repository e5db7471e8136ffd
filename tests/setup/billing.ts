import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Answer, Desk } from './desk.ts'
import type { Lobby } from './lobby.ts'

export const runsPath = '/api/v1/BillBulk'
type Json = Record<string, unknown>
type Body = Answer['body']

const at = (months: number, nth: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, nth)).toISOString().slice(0, 10)
}

/** A month so many months from now, as a run's days: due on its 15th, barcodes until the end of the next. */
export const monthDays = (months = 0) => ({
  StartDate: at(months, 1),
  EndDate: at(months + 1, 0),
  DueDate: at(months, 15),
  BarcodeExpire: at(months + 2, 0),
})

/** A bill of these amounts. */
export const billOf = (householdId: string, ...amounts: number[]): Json => ({
  TabletId: householdId,
  Lines: amounts.map((Amount, nth) => ({ Name: nth ? `項目 ${nth + 1}` : '管理費', Amount })),
})

/** A run as somebody sends it. */
export const runOf = (changes: Json = {}): Json & { BillBulkId: string } => ({
  BillBulkId: newId(),
  Name: '管理費',
  Cycle: 'month',
  ...monthDays(),
  ...changes,
})

export const setRun = (desk: Desk, id: string, state: string, more: Json = {}): Promise<Answer> =>
  desk.put(`${runsPath}/${id}/${state}`, { Reason: '重複開立', ...more })

/** An issued run of bills; gives its id and its bills in the order of households. */
export async function issuedRun(
  desk: Desk,
  Bills: Json[],
  changes: Json = {},
): Promise<{ id: string; bills: Body[] }> {
  const run = runOf({ Bills, ...changes })
  const made = await desk.post(runsPath, run)
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
  const issued = await setRun(desk, run.BillBulkId, 'issued')
  if (issued.status !== 200) throw new Error(JSON.stringify(issued.body))
  return { id: run.BillBulkId, bills: await billsOf(desk, run.BillBulkId) }
}

export async function billsOf(desk: Desk, billBulkId: string, more: Json = {}): Promise<Body[]> {
  const { body } = await desk.get('/api/v1/Bill', { BillBulkId: billBulkId, MaxCount: 100, ...more } as never)
  return body.Data
}

export const billPath = ({ BillBulkId, BillId }: { BillBulkId: string; BillId: string }) =>
  `${runsPath}/${BillBulkId}/Bill/${BillId}`

/** Households of 晴川社區 that people live in, in no order that matters. */
export async function someHomes(lobby: Lobby, count: number): Promise<string[]> {
  const { rows } = await lobby.owner.query<{ id: string }>(
    `select h.id from household h join community c on c.id = h.community_id
     where c.name = '晴川社區' and not h.is_virtual and h.closed_at is null order by h.id limit $1`,
    [count],
  )
  return rows.map(({ id }) => id)
}

/** Puts something that a household paid ahead into the books, as a payment would. */
export async function payAhead(lobby: Lobby, householdId: string, amount: number): Promise<void> {
  await lobby.owner.query(
    `with h as (select community_id as c, id from household where id = $1),
     b as (insert into prepayment_balance (community_id, household_id, balance) select c, id, $2 from h
       on conflict (community_id, household_id) do update set balance = prepayment_balance.balance + $2 returning *),
     l as (insert into prepayment_line (community_id, id, household_id, kind, source_id, amount, balance, account_id, account_name)
       select community_id, gen_random_uuid(), household_id, 'opening', household_id, $2, balance, household_id, '期初' from b),
     e as (insert into ledger_entry (community_id, id, day, kind, source_id, account_id, account_name)
       select c, gen_random_uuid(), $3, 'opening', id, id, '期初' from h returning *)
     insert into ledger_line (community_id, entry_id, position, number, amount, household_id)
       select community_id, id, 1, 3101, $2, null from e union all select community_id, id, 2, 2101, -$2, source_id from e`,
    [householdId, amount, dayOf(new Date())],
  )
}

/** What the books say against themselves; nothing, when all is well. */
export async function contradictions(lobby: Lobby): Promise<unknown[]> {
  const asked = [
    `select 'owed' as what, coalesce(b.id, l.id) as id, b.owed, l.owed as booked
     from (select household_id as id, sum(total - paid) as owed from bill where issued_at is not null and voided_at is null group by 1) b
     full join (select household_id as id, sum(amount) as owed from ledger_line where number = 1201 group by 1) l on l.id = b.id
     where coalesce(b.owed, 0) <> coalesce(l.owed, 0)`,
    `select 'prepaid' as what, p.household_id, p.balance, l.sum from prepayment_balance p
     left join (select household_id, -sum(amount) as sum from ledger_line where number = 2101 group by 1) l using (household_id)
     where p.balance <> coalesce(l.sum, 0)`,
    `select 'entry' as what, entry_id from ledger_line group by entry_id having sum(amount) <> 0`,
    `select 'numbers' as what, community_id, split_part(number, '-', 1) from bill group by 2, 3
     having count(*) <> max(split_part(number, '-', 2)::int)`,
    `select 'sums' as what, b.id from bill b
     where b.total <> (select coalesce(sum(amount), 0) from bill_line where bill_id = b.id)
        or b.paid <> (select coalesce(sum(amount), 0) from bill_settlement where bill_id = b.id)`,
  ]
  const found: unknown[] = []
  for (const sql of asked) found.push(...(await lobby.owner.query(sql)).rows)
  return found
}
