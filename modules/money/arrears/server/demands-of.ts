import { maskName } from '#platform/contract/masking.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Demand } from '../shapes.ts'
import { reachOf } from './standing.ts'

const columns = `
  select d.id as "demandId", d.step, d.channel, d.day::text as day, d.term_on::text as "termOn",
    d.payer_name as payer, d.amount::float8 as amount,
    d.interest::float8 as interest, d.title, d.body, d.note, d.at, d.account_name as by, d.voided_at as "voidedAt",
    d.voided_by_name as "voidedBy", d.void_reason as "voidReason", ${reachOf} as reach,
    coalesce((select json_agg(json_build_object('channel', v.channel, 'state', v.state, 'recipient', v.recipient_name,
        'problem', v.problem) order by v.made_at, v.id)
      from notice_item i join notice_delivery v on v.community_id = i.community_id and v.notice_id = i.notice_id
      where i.item_kind = 'demand' and i.item_id = d.id), '[]') as deliveries
  from demand d`

interface Asked {
  householdId?: string
  /** Whom they were made to; null: all of the household. */
  payer?: string | null
  demandId?: string
  /** The letters and whom messages went to; without: neither. */
  withNames: boolean
}

/** The steps against a household, the newest first, or one of them: with the ways that its message took. */
export async function demandsOf(
  lease: Lease,
  { householdId, payer, demandId, withNames }: Asked,
): Promise<Demand[]> {
  const found = await lease.query<Demand & Record<string, unknown>>(
    `${columns} where ($1::uuid is null or d.household_id = $1) and ($2::uuid is null or d.id = $2)
       and ($3::text is null or d.payer_name = $3)
     order by d.day desc, d.at desc`,
    [householdId ?? null, demandId ?? null, payer ?? null],
  )
  return found.map((row) => ({
    ...row,
    payer: withNames ? row.payer : '',
    body: withNames ? row.body : '',
    note: withNames ? row.note : '',
    deliveries: row.deliveries.map((way) => ({
      ...way,
      recipient: withNames ? maskName(way.recipient) : '',
      problem: withNames ? way.problem : '',
    })),
  }))
}
