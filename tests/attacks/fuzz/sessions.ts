import type { Desk } from '../../setup/desk.ts'
import { declared } from '#apps/server/modules.ts'
import type { FuzzSession } from './fuzz-calls.ts'

/** Somebody signed in, who signs in again when a call took their session. */
export async function sessionOf(signIn: () => Promise<Desk>): Promise<FuzzSession> {
  let desk = await signIn()
  let again: Promise<void> | undefined
  return {
    headers: () => ({
      ...(desk.accessToken ? { authorization: `Bearer ${desk.accessToken}` } : {}),
      cookie: [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }),
    // Many calls are refused at once; they wait for one signing in. A code of an authenticator is good once: until the
    // next one the console answers 401, which is an answer as well.
    again: () =>
      (again ??= signIn()
        .then((made) => {
          desk = made
        })
        .catch(() => undefined)
        .finally(() => {
          again = undefined
        })),
  }
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Ids of things that are there, by their names on the wire: what the lists show that need nothing to be asked. */
export async function idsThatAreThere(desk: Desk): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, one] of Object.entries(value)) {
      if (typeof one === 'string' && isId.test(one)) found[name] ??= one
      else look(one)
    }
  }
  for (const { calls } of declared.contracts)
    for (const call of Object.values(calls))
      if (
        call.method === 'GET' &&
        call.can !== 'operator' &&
        call.can !== 'public' &&
        !call.path.includes('{')
      )
        look((await desk.get(call.path)).body)
  return found
}
