import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Desk } from '../setup/desk.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { operatorDesk } from '../setup/operator-desk.ts'
import { type FuzzSession, fuzzCalls } from './fuzz/fuzz-calls.ts'

/** Other seeds try other values; the long run draws one each time and prints it. */
const seed = 20_261_123
/** A cap on a hang: the whole takes a third of it where nothing else runs. */
const longest = 60_000

const logged: string[] = []
let lobby: Lobby
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
  lobby = await startLobby({ log })
})
afterAll(() => lobby.close())

/** Somebody signed in, who signs in again when a call took their session. */
async function sessionOf(signIn: () => Promise<Desk>): Promise<FuzzSession> {
  let desk = await signIn()
  let again: Promise<void> | undefined
  return {
    headers: () => ({
      ...(desk.accessToken ? { authorization: `Bearer ${desk.accessToken}` } : {}),
      cookie: [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }),
    // Many calls are refused at once; they wait for one signing in.
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

async function someIds(): Promise<Record<string, string>> {
  const { rows } = await lobby.owner.query<Record<string, string>>(
    `select c.id as "ComId", (select id from household where community_id = c.id limit 1) as "TabletId",
       (select id from package where community_id = c.id and state = 'waiting' limit 1) as "PdId",
       (select id from deposit where community_id = c.id and handed_over_at is null limit 1) as "Id",
       (select id from package_kind where community_id = c.id limit 1) as "PostalTypeId",
       (select id from courier where community_id = c.id limit 1) as "CourierId",
       (select id from resident where community_id = c.id limit 1) as "ResidentId",
       (select id from card where community_id = c.id limit 1) as "CardId"
     from community c where name = '晴川社區'`,
  )
  return rows[0] ?? {}
}

describe('every call, with hostile values in every field', () => {
  it('answers each with a sentence of its own: never 5xx, nothing of the inside, no failed call in the log', async () => {
    const sessions = {
      manager: await sessionOf(() => lobby.as('auth_0912345678', '晴川社區')),
      operator: await sessionOf(() => operatorDesk(lobby)),
    }
    const end = Date.now() + longest
    const until = () => Date.now() > end
    const { sent, faults } = await fuzzCalls({
      url: lobby.url,
      sessions,
      seed,
      rounds: 1,
      until,
      ids: await someIds(),
    })
    expect(faults.map(({ call, field, status, body }) => [call, field, status, body])).toEqual([])
    expect(logged.filter((line) => /a call failed|refused a value/.test(line))).toEqual([])
    // It was not refused at the door, and came around.
    expect(sent).toBeGreaterThan(1000)
  }, 90_000)
})
