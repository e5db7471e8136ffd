import type { Context } from '#platform/server/context.ts'
import { draftLines, feeSettings } from '#modules/money/fee-items/server/public.ts'
import { modeMismatch } from '../problems.ts'
import type { Cycle } from '../states.ts'
import type { FoundGap } from './gaps.ts'
import type { DraftBill } from './insert-bills.ts'

/** What a run is drafted for. */
export interface Drafted {
  feeType: string
  startsOn: string
  endsOn: string
}

/** Throws modeMismatch for another cycle than the community's (R285); items may have cycles of their own. */
export async function requireMode(context: Context, cycle: Cycle): Promise<void> {
  const settings = await feeSettings(context)
  if (cycle !== 'once' && cycle !== settings.cycle) throw modeMismatch()
}

/** What households owe for a period by the rates, nobody for whom nothing is due; and what could not be calculated. */
export async function drawBills(
  context: Context,
  { feeType, startsOn, endsOn }: Drafted,
): Promise<{ bills: DraftBill[]; gaps: FoundGap[] }> {
  const drafts = await draftLines(context, { feeType, startsOn, endsOn })
  const bills = drafts.filter(({ lines }) => lines.length > 0)
  // Who pays matters only where there is something to pay.
  const gaps = drafts.flatMap(({ householdId, lines, gaps: own }) =>
    own
      .filter(({ missing }) => missing !== 'payer' || lines.length > 0)
      .map((gap) => ({ householdId, ...gap })),
  )
  return {
    bills: bills.map(({ householdId, payerName, payerType, lines }) => ({
      householdId,
      payerName,
      payerType,
      lines,
    })),
    gaps,
  }
}
