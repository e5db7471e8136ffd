import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import { ledgerEntries, ledgerLines } from './tables.ts'

/** A movement of an account: whole NT$, debits positive, credits negative. */
export interface Line {
  number: number
  amount: number
  householdId?: string
}
export interface Entry {
  /** The day that it is booked to: 2026-11-20. */
  day: string
  /** What it is of, such as `voucher`, and which one. */
  kind: string
  sourceId: string
  lines: readonly Line[]
}

/**
 * Books an entry; its lines sum to zero, or the transaction fails in the database. Gives its id.
 * Throws a conflict with a sentence when the month of the day is closed.
 */
export async function post(context: Context, entry: Entry, reversesId?: string): Promise<string> {
  const { lines, ...said } = entry
  const id = newId()
  await context.db.insert(ledgerEntries).values({
    id,
    ...said,
    reversesId,
    at: context.now,
    accountId: context.actor.accountId,
    accountName: context.actor.name,
  })
  await context.db
    .insert(ledgerLines)
    .values(lines.map((line, nth) => ({ entryId: id, position: nth + 1, ...line })))
  return id
}

interface Booked {
  entryId: string
  lines: Line[]
}

/**
 * Takes back whatever is booked of a thing and not taken back yet, on a day of an open month: the same lines with the other
 * sign; those of a household to `householdId`, where its debts are another one's since a merger. Gives how many entries that
 * were. Throws a conflict with a sentence when the month of the day is closed.
 */
export async function reverse(
  context: Context,
  { kind, sourceId, day, householdId }: Pick<Entry, 'kind' | 'sourceId' | 'day'> & { householdId?: string },
): Promise<number> {
  const booked = await context.query<Booked>(
    `select e.id as "entryId", json_agg(json_build_object('number', l.number, 'amount', -l.amount,
       'householdId', case when l.household_id is not null then coalesce($3, l.household_id) end) order by l.position) as lines
     from ledger_entry e join ledger_line l on l.entry_id = e.id
     where e.kind = $1 and e.source_id = $2 and e.reverses_id is null
       and not exists (select from ledger_entry r where r.reverses_id = e.id)
     group by e.id order by e.id`,
    [kind, sourceId, householdId ?? null],
  )
  for (const { entryId, lines } of booked) await post(context, { day, kind, sourceId, lines }, entryId)
  return booked.length
}
