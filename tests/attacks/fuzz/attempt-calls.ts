import { statusOfCode } from '#platform/contract/problem.ts'
import type { AnyCall } from '#platform/contract/call.ts'
import { sampleInput } from '../../setup/sample-input.ts'
import { ask } from '../../setup/raw.ts'
import { everyCall } from './every-call.ts'
import { type Fault, isFault, problemIn } from './faults.ts'
import { type Attempt, fieldAttempts } from './field-attempts.ts'
import type { FuzzSession } from './fuzz-calls.ts'
import { pageAttempts, shapeAttempts } from './shape-attempts.ts'

/** Somebody's id, of nothing. */
const nothing = '0190d2ae-0000-7000-8000-000000000001'

/** What the sessions were made with: they are good for that alone. */
const browser = { 'user-agent': 'node' }

/** Whether an answer is none of those that an attempt must get. */
function isMissed({ answers }: Attempt, status: number, body: string, errorWord: boolean): boolean {
  if (!answers) return false
  if (errorWord && body === 'error') return !answers.some(({ code }) => status === statusOfCode(code))
  const { ErrorMessage, Messages = [] } = problemIn(body) ?? {}
  return !answers.some(
    ({ code, names }) =>
      ErrorMessage?.Code === code &&
      names.every((name) => Messages.some((message) => message.startsWith(name))),
  )
}

export interface Attempting {
  url: string
  sessions: { manager: FuzzSession; operator: FuzzSession }
}

/**
 * Sends what no call may take in every field of every call, and every call in every broken shape, always the same; without
 * an Accept header. Gives what was not refused as it must be: with that code, each field by name. Whoever lets one through
 * is found, whether or not it would come to harm further in.
 */
export async function attemptCalls({
  url,
  sessions,
}: Attempting): Promise<{ sent: number; faults: Fault[]; tried: Record<string, number> }> {
  const faults: Fault[] = []
  const tried: Record<string, number> = {}
  let sent = 0

  async function make(name: string, call: AnyCall | undefined, attempt: Attempt): Promise<void> {
    const { request, field, what } = attempt
    const session =
      !call || call.can === 'public' ? undefined : sessions[call.can === 'operator' ? 'operator' : 'manager']
    const { status, body } = await ask(url, request.path, {
      method: request.method,
      headers: { ...session?.headers(), ...browser, ...request.headers },
      ...(request.body === undefined ? {} : { body: request.body }),
    })
    sent++
    tried[what] = (tried[what] ?? 0) + 1
    const errorWord = call?.errorWord === true
    // Where pages are built, an unknown address gets our own page.
    if (!call && status === 404 && body.startsWith('<!doctype html>') && !attempt.answers) return
    if (isFault(status, body, errorWord) || isMissed(attempt, status, body, errorWord))
      faults.push({ call: name, field: `${what}: ${field}`, request, status, body: body.slice(0, 500) })
    // Where something was not refused, it may have ended the session.
    if (status === 401 && session) await session.again()
  }

  await Promise.all(pageAttempts().map((attempt) => make('', undefined, attempt)))
  for (const { name, call } of everyCall) {
    const base = () => sampleInput(call.takes, (_, isId) => (isId ? nothing : undefined))
    const attempts = [...fieldAttempts(call, base), ...shapeAttempts(call, base)]
    await Promise.all(attempts.map((attempt) => make(name, call, attempt)))
  }
  return { sent, faults, tried }
}
