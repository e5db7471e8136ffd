import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { householdsOfLabel, householdTable as h, labelsOf } from '#modules/homes/households/server/public.ts'
import type { PrepaymentLine, prepayments } from '../contract.ts'
import { prepaymentOf } from './add-line.ts'
import { prepaymentBalances as b, prepaymentLines as l } from './tables.ts'

type Calls = typeof prepayments.calls

/** What households have paid ahead, the largest first, all of them, and the sum of all of them. */
export async function listPrepayments(lease: Lease, { text, isEmptyToo }: Taken<Calls['list']>) {
  const of = text ? await householdsOfLabel(lease, text) : undefined
  const condition = and(
    isEmptyToo ? undefined : gt(b.balance, 0),
    of && (of.length ? inArray(b.householdId, of) : sql`false`),
  )
  const rows = await lease.db
    .select({
      householdId: b.householdId,
      label: h.label,
      balance: b.balance,
      changedAt:
        sql<Date | null>`(select max(${l.at}) from ${l} where ${l.householdId} = ${b.householdId})`.mapWith(
          l.at,
        ),
    })
    .from(b)
    .innerJoin(h, eq(h.id, b.householdId))
    .where(condition)
    .orderBy(desc(b.balance), h.label)
  const sum = rows.reduce((total, { balance }) => total + balance, 0)
  return { data: rows, sum }
}

/** What a household has paid ahead, and its last lines. Throws notFound. */
export async function showPrepayment(context: Context, householdId: string) {
  const label = (await labelsOf(context, [householdId])).get(householdId)
  if (label === undefined) throw problems.notFound()
  const [balance, lines] = await Promise.all([
    prepaymentOf(context, householdId),
    linesOf(context, householdId),
  ])
  return { householdId, label, balance, lines }
}

function linesOf(context: Context, householdId: string): Promise<PrepaymentLine[]> {
  return context.query<PrepaymentLine & Record<string, unknown>>(
    `select l.id as "lineId", l.kind, l.amount::float8 as amount, l.balance::float8 as balance,
       l.undoes_id is not null as "isUndo", coalesce(b.number, '') as "billNumber", l.note, l.at, l.account_name as by
     from prepayment_line l
     left join bill_settlement s on s.source_id = coalesce(l.undoes_id, l.id) and s.kind = 'prepayment' and s.undoes_id is null
     left join bill b on b.id = s.bill_id
     where l.household_id = $1 order by l.at desc, l.id desc limit 200`,
    [householdId],
  )
}
