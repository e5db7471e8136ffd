import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { operatorDesk } from '../setup/operator-desk.ts'
import { attemptCalls } from './fuzz/attempt-calls.ts'
import { everyCall } from './fuzz/every-call.ts'
import type { Fault } from './fuzz/faults.ts'
import { fuzzCalls } from './fuzz/fuzz-calls.ts'
import { nevers } from './fuzz/never-values.ts'
import { idsThatAreThere, sessionOf } from './fuzz/sessions.ts'

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

const signIn = () => lobby.as('auth_0912345678', '晴川社區')
const sessionsOf = async () => ({
  manager: await sessionOf(signIn),
  operator: await sessionOf(() => operatorDesk(lobby)),
})
const shown = (faults: readonly Fault[]) =>
  faults.map(({ call, field, status, body }) => [call, field, status, body])
const inTheLog = () => logged.filter((line) => /a call failed|refused a value/.test(line))

describe('every call', () => {
  it('names each of its fields that holds what none may take, and answers each broken shape with its own sentence', async () => {
    const { faults, tried } = await attemptCalls({ url: lobby.url, sessions: await sessionsOf() })
    expect(shown(faults)).toEqual([])
    expect(inTheLog()).toEqual([])
    expect(nevers.map(({ what }) => what).filter((text) => !tried[text])).toEqual([])
    expect(tried['%ED%A0%80 in the path']).toBeGreaterThan(everyCall.length)
  }, 240_000)
})

describe('every call, with hostile values in every field', () => {
  it('answers each with a sentence of its own: never 5xx, nothing of the inside, no failed call in the log', async () => {
    const ids = await idsThatAreThere(await signIn())
    expect(Object.keys(ids).length).toBeGreaterThan(10)
    const sessions = await sessionsOf()
    const end = Date.now() + longest
    const until = () => Date.now() > end
    const { sent, faults } = await fuzzCalls({
      url: lobby.url,
      sessions,
      seed,
      rounds: 1,
      until,
      ids,
    })
    expect(shown(faults)).toEqual([])
    expect(inTheLog()).toEqual([])
    // It was not refused at the door, and came around.
    expect(sent).toBeGreaterThan(1000)
  }, 90_000)
})
