import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { cursorPage, type NewestFirst } from '#platform/server/list.ts'
import type { Lease } from '#platform/server/database.ts'
import { mostCounted, type Voucher, type vouchers } from '../contract.ts'
import { readVouchers } from './queries.ts'
import { voucherTable as t } from './tables.ts'

type Input = Taken<typeof vouchers.calls.list>
/** What narrows the list or an export, without a page of it. */
export type Narrowing = Omit<Input, 'after' | 'maxCount'>

/** What a text means: a voucher by its number, else words of what it says. */
function meaning(typed: string): SQL | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  if (!text) return undefined
  const [, year, number] = /^(\d{4})-0*(\d{1,6})$/.exec(text) ?? []
  if (year && number) return and(eq(t.year, Number(year)), eq(t.number, Number(number)))
  return or(
    ...[t.party, t.note, t.documentNumber].map((column) => sql`strpos(lower(${column}), ${text}) > 0`),
  )
}

/** Which vouchers the filters let through, as one condition. */
export function conditionOf({ text, kind, number, from, to }: Narrowing): SQL | undefined {
  return and(
    kind && eq(t.kind, kind),
    number === undefined ? undefined : or(eq(t.moneyNumber, number), eq(t.againstNumber, number)),
    from ? gte(t.day, from) : undefined,
    to ? lte(t.day, to) : undefined,
    meaning(text),
  )
}

/** What the filters let through, the newest day first. */
export const vouchersOf = (lease: Lease, input: Narrowing): NewestFirst<Voucher & { micros: number }> => ({
  condition: conditionOf(input),
  at: t.at,
  id: t.id,
  read: (given) => readVouchers(lease, given),
  idOf: (row) => row.voucherId,
})

/** A page of vouchers. Throws invalid for a cursor that is none. */
export function listVouchers(context: Context, input: Input) {
  const rows = vouchersOf(context, input)
  return cursorPage(
    context,
    { ...rows, counted: { from: t, condition: rows.condition, most: mostCounted } },
    input,
  )
}
