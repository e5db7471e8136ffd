import type { Lease } from '#platform/server/database.ts'
import type { DemandChannel, Reach, Step } from '../steps.ts'

/** What became of a message: the best of the ways that it took. */
export const reachOf = `
  case when d.channel = 'message' then coalesce((
    select case when bool_or(v.state in ('sent', 'done')) then 'sent' when bool_or(v.state in ('waiting', 'failed')) then 'waiting'
        when count(v.id) = 0 then 'nobody' when bool_or(v.state = 'givenUp') then 'failed' else 'calledOff' end
    from notice_item i left join notice_delivery v on v.community_id = i.community_id and v.notice_id = i.notice_id
    where i.item_kind = 'demand' and i.item_id = d.id), 'waiting') end`

/** A step that was taken and not taken back. */
export interface Standing {
  householdId: string
  payer: string
  step: Step
  channel: DemandChannel
  day: string
  termOn: string
  /** The bills that it asked for. */
  billIds: readonly string[]
  reach: Reach | null
}
const demands = `
  select d.household_id as "householdId", d.payer_name as payer, d.step, d.channel, d.day::text as day, d.term_on::text as "termOn",
    d.bill_ids as "billIds", ${reachOf} as reach
  from demand d where d.voided_at is null and ($1::uuid[] is null or d.household_id = any($1)) order by d.day desc, d.at desc`

/** The steps that stand, the newest first; of some households. */
export const readStanding = (lease: Lease, householdIds?: readonly string[]): Promise<Standing[]> =>
  lease.query<Standing & Record<string, unknown>>(demands, [householdIds ?? null])
