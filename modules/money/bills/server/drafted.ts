import type { Context } from '#platform/server/context.ts'
import { draftLines, feeSettings } from '#modules/money/fee-items/server/public.ts'
import { modeMismatch } from '../problems.ts'
import type { Cycle } from '../states.ts'
import type { DraftBill } from './insert-bills.ts'

/** What a run is drafted for. */
export interface Drafted {
  feeType: string
  cycle: Cycle
  startsOn: string
  endsOn: string
}

/** What households owe for a period by the rates; nobody for whom nothing is due. Throws modeMismatch for another cycle than the community's (R285). */
export async function draftedBills(context: Context, { cycle, ...period }: Drafted): Promise<DraftBill[]> {
  const settings = await feeSettings(context)
  if (cycle !== 'once' && cycle !== settings.cycle) throw modeMismatch()
  const drafts = await draftLines(context, period)
  return drafts.flatMap(({ householdId, payerName, payerType, lines }) =>
    lines.length ? [{ householdId, payerName, payerType, lines }] : [],
  )
}
