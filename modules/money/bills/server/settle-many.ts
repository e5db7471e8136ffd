import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import type { SettlementKind } from '../states.ts'

/** Part of a locked bill that is settled, above zero; what is left after all of them settles it. */
export interface Part {
  settlementId?: string
  billId: string
  kind: SettlementKind
  sourceId: string
  amount: number
}

/** Settles parts of many locked bills in two statements, and says which bill took one over; the caller books it. */
export async function settleMany(context: Context, parts: readonly Part[]): Promise<void> {
  if (!parts.length) return
  const { accountId, name } = context.actor
  const given = JSON.stringify(parts.map((part) => ({ settlementId: newId(), ...part })))
  await context.query(
    `insert into bill_settlement (id, bill_id, kind, source_id, amount, at, account_id, account_name)
     select p."settlementId", p."billId", p.kind, p."sourceId", p.amount, $2, $3, $4
     from jsonb_to_recordset($1) as p ("settlementId" uuid, "billId" uuid, kind text, "sourceId" uuid, amount bigint)`,
    [given, context.now, accountId, name],
  )
  await context.query(
    `update bill b set paid = b.paid + p.amount, row_version = b.row_version + 1,
       settled_at = case when b.paid + p.amount = b.total then $2::timestamptz end,
       carried_to = coalesce(p.heir, b.carried_to)
     from (select "billId", sum(amount) as amount, (array_agg("sourceId") filter (where kind = 'carried'))[1] as heir
       from jsonb_to_recordset($1) as p ("billId" uuid, kind text, "sourceId" uuid, amount bigint) group by "billId") p
     where b.id = p."billId"`,
    [given, context.now],
  )
}
