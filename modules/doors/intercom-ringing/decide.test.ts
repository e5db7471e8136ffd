import { describe, expect, it } from 'vitest'
import { type Facts, ringsOf } from './decide.ts'

const facts = (given: Partial<Facts> = {}): Facts => ({
  domain: 'lobby.test',
  trunk: 'trunk.test',
  order: ['indoor', 'app', 'forward'],
  devices: [
    { kind: 'indoor', name: '室內機', sipName: 'dindoor', isReachable: true },
    { kind: 'app', name: 'iPhone', sipName: 'dapp', isReachable: true },
    { kind: 'app', name: '舊手機', sipName: 'dold', isReachable: false },
  ],
  number: '0912336870',
  hasMinutes: true,
  guards: [{ name: '櫃台', sipName: 'dguard', isReachable: true }],
  seconds: { indoor: 20, app: 20, forward: 25, guard: 30 },
  ...given,
})
const kinds = (given: Partial<Facts> = {}) => ringsOf(facts(given)).map(({ kind }) => kind)

describe('a call', () => {
  it('rings the parts of a household in its order and the guard last', () => {
    expect(kinds()).toEqual(['indoor', 'app', 'forward', 'guard'])
    expect(kinds({ order: ['forward', 'app', 'indoor'] })).toEqual(['forward', 'app', 'indoor', 'guard'])
  })

  it('leaves out whatever would not ring', () => {
    expect(ringsOf(facts())[1]).toMatchObject({ uri: 'sip:dapp@lobby.test', others: [] })
    expect(kinds({ devices: [] })).toEqual(['forward', 'guard'])
    expect(kinds({ devices: [], number: '', guards: [] })).toEqual([])
  })

  it('goes on to the telephone network by the stored number alone, and only where minutes are left', () => {
    expect(ringsOf(facts())[2]).toMatchObject({ uri: 'sip:0912336870@trunk.test', seconds: 25 })
    expect(kinds({ hasMinutes: false })).toEqual(['indoor', 'app', 'guard'])
    expect(kinds({ trunk: '' })).toEqual(['indoor', 'app', 'guard'])
  })
})
