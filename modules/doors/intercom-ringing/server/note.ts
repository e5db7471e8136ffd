import type { Taken } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { noteCall } from '#modules/doors/intercom-calls/server/public.ts'
import type { intercomRinging } from '../contract.ts'
import { callUnknown } from '../problems.ts'
import { forExchange } from './exchange.ts'

/** What became of a part of a chain, or of a call. Throws exchangeUnknown, callUnknown. */
export function tellNote(
  context: OpenContext,
  { callId, what, leg, by, ...asked }: Taken<typeof intercomRinging.calls.note>,
): Promise<void> {
  return forExchange(context, asked, async (work) => {
    if (!(await noteCall(work, { sipCallId: callId, what, leg, by }))) throw callUnknown()
  })
}
