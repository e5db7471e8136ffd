import type { Given, Taken } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { beginQuestions, noteAnswer } from '#modules/doors/intercom-calls/server/public.ts'
import { readGrounds } from '#modules/doors/intercom-tablets/server/public.ts'
import type { FindHolders } from '#modules/sign-in/accounts/server/public.ts'
import type { intercomRinging } from '../contract.ts'
import { desksOf } from './desks.ts'
import { forExchange } from './exchange.ts'

type Calls = typeof intercomRinging.calls

/** Whom the exchange asks now whether they are there: the guard's devices and browsers, for a test that waits. Throws exchangeUnknown. */
export function tellQuestions(
  context: OpenContext,
  asked: Taken<Calls['questions']>,
  findHolders: FindHolders,
): Promise<Given<Calls['questions']>> {
  return forExchange(context, asked, async (work) => {
    const { guards } = await readGrounds(work, work.now)
    const all = [...guards, ...(await desksOf(work, findHolders))]
    const users = await beginQuestions(work, all)
    return { users: users.join(';') }
  })
}

/** What a device answered. Throws exchangeUnknown. */
export function tellAnswered(
  context: OpenContext,
  { user, code, ...asked }: Taken<Calls['answered']>,
): Promise<void> {
  return forExchange(context, asked, (work) => noteAnswer(work, { sipName: user.toLowerCase(), code }))
}
