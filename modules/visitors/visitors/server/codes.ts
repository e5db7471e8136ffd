import type { CallContext, Context } from '#platform/server/context.ts'
import { visitorSettingsOf } from '#modules/visitors/visitor-settings/server/public.ts'
import { codesOff } from '#modules/visitors/visits/contract.ts'
import { changeVisitors, lockVisitor, visitorOfCode } from '#modules/visitors/visits/server/public.ts'
import { nothingBooked } from '../contract.ts'
import { type Arrival, arrive, requireAwaited } from './arriving.ts'

/** A new code for a booking; the earlier one is good no more. Throws notFound, codesOff, nothingBooked, and why nobody is awaited. */
export async function makeCode(context: Context, visitorId: string): Promise<void> {
  if (!(await visitorSettingsOf(context)).isCodeOn) throw codesOff()
  const row = await lockVisitor(context, visitorId)
  if (!row.bookStart) throw nothingBooked()
  requireAwaited(row, context.now)
  await changeVisitors(context, context.actor, [visitorId], {
    act: 'codeMade',
    set: { codeVersion: row.codeVersion + 1 },
  })
  context.audit({
    action: 'visitors.makeCode',
    target: 'visitor',
    targetId: visitorId,
    before: { codeVersion: row.codeVersion },
    after: { codeVersion: row.codeVersion + 1 },
  })
}

/** A scanned code: its visitor arrives, and the code is used up. Throws what visitorOfCode and arrive throw. Gives the id. */
export async function useCode(context: CallContext, scanned: string, arrival: Arrival): Promise<string> {
  const { id } = await visitorOfCode(context, scanned, context.now)
  await arrive(context, id, arrival, 'code')
  return id
}
