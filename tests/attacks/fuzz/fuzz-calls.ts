import type { AnyCall } from '#platform/contract/call.ts'
import { leavesOf } from '../../setup/leaves.ts'
import { sampleInput } from '../../setup/sample-input.ts'
import { type Chance, chanceOf } from './chance.ts'
import { everyCall } from './every-call.ts'
import { type Fault, isFault } from './faults.ts'
import { hostileValue } from './hostile-values.ts'
import { type Request, requestOf, spoilers } from './requests.ts'
import { withValue } from './with-value.ts'

/** Somebody signed in: what their requests carry. `lost` is told when they were signed out, and signs them in again. */
export interface FuzzSession {
  headers(): Record<string, string>
  again(): Promise<void>
}

export interface Fuzzing {
  url: string
  /** Calls of the operator's are made without a session where there is none. */
  sessions: { manager: FuzzSession; operator?: FuzzSession }
  seed: number
  /** How often each field of each call is tried; the time may end it sooner. */
  rounds: number
  until: () => boolean
  /** Ids of things that are there, by their names on the wire; any of them stands in for the rest. */
  ids: Record<string, string>
}

/** They would sign the fuzzing sessions out, stop their accounts or send for somebody else. */
const endsSessions =
  /\.(logOut|signOut|changePassword|replacePassword|endSession|endOtherSessions|endSessions|changePhone)$/

const calls = everyCall.filter(({ name }) => !endsSessions.test(name))

/**
 * Sends hostile values in every field of every call, over HTTP, in an order that the seed decides, and gives what was not
 * answered as it should be: 5xx, another shape than a problem's, or words of the program's inside.
 */
export async function fuzzCalls({
  url,
  sessions,
  seed,
  rounds,
  until,
  ids,
}: Fuzzing): Promise<{ sent: number; faults: Fault[]; statuses: Record<number, number> }> {
  const chance = chanceOf(seed)
  const faults: Fault[] = []
  const statuses: Record<number, number> = {}
  let sent = 0
  const known = Object.values(ids)
  const chosen = (name: string, isId: boolean) =>
    isId ? (ids[name.replace(/s$/, '')] ?? chance.one(known)) : undefined

  async function send(name: string, call: AnyCall, field: string, request: Request): Promise<void> {
    const session =
      call.can === 'operator' ? sessions.operator : call.can === 'public' ? undefined : sessions.manager
    const response = await fetch(url + request.path, {
      method: request.method,
      headers: { ...session?.headers(), ...request.headers },
      body: request.body ?? null,
      redirect: 'manual',
    })
    const body = await response.text()
    sent++
    statuses[response.status] = (statuses[response.status] ?? 0) + 1
    if (isFault(response.status, body, call.errorWord === true))
      faults.push({ call: name, field, request, status: response.status, body: body.slice(0, 500) })
    if (response.status === 401 && session && request.headers.cookie === undefined) await session.again()
  }

  const requestsOf = (call: AnyCall, of: Chance): [string, Request][] => {
    const base = () => sampleInput(call.takes, chosen)
    const hostile = leavesOf(call.takes).map(({ path, schema }): [string, Request] => [
      path,
      requestOf(call, withValue(base(), path, hostileValue(schema, path, of)) as Record<string, unknown>),
    ])
    return [...hostile, ['(whole)', of.one(spoilers)(requestOf(call, base()))]]
  }

  for (let round = 0; round < rounds && !until(); round++) {
    for (const { name, call } of calls) {
      if (until()) break
      // One call's fields at once: it is the pressure of a busy desk, and quick.
      await Promise.all(requestsOf(call, chance).map(([field, request]) => send(name, call, field, request)))
    }
  }
  return { sent, faults, statuses }
}
