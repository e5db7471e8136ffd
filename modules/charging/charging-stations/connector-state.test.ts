import { expect, it } from 'vitest'
import { stateOf } from './connector-state.ts'

const now = new Date('2026-11-28T08:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const charging = { state: 'charging', since: ago(3600) } as const

it('R402 a station is offline after two heartbeats and 30 seconds, and its last state is kept', () => {
  const heard = (seconds: number) => ({ heardAt: ago(seconds), heartbeatSeconds: 300 })
  expect(stateOf(charging, heard(630), now)).toEqual({
    state: 'charging',
    lastState: 'charging',
    since: ago(3600),
  })
  expect(stateOf(charging, heard(631), now)).toEqual({
    state: 'offline',
    lastState: 'charging',
    since: ago(631),
  })
})

it('a station that never signed in is offline since it was added', () => {
  expect(stateOf({ state: 'idle', since: ago(9) }, { heardAt: null, heartbeatSeconds: 300 }, now)).toEqual({
    state: 'offline',
    lastState: 'idle',
    since: ago(9),
  })
})
