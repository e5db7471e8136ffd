import { describe, expect, it } from 'vitest'
import { type ChainFacts, hearingOf, legsOf } from './chain.ts'

const facts = (given: Partial<ChainFacts> = {}): ChainFacts => ({
  order: ['indoor', 'app', 'forward'],
  devices: [],
  forward: { isSet: false, isUsable: false },
  guards: [{ isReachable: true }],
  ...given,
})
const heard = (given: Partial<ChainFacts>) => hearingOf(legsOf(facts(given)))

describe('a household', () => {
  it('rings in its own order, the guard last', () => {
    const legs = legsOf(facts({ order: ['forward', 'indoor', 'app'] }))
    expect(legs.map(({ kind }) => kind)).toEqual(['forward', 'indoor', 'app', 'guard'])
  })

  it('does not hear the door without anything of its own, though the guard would answer', () => {
    expect(heard({})).toBe('deaf')
    expect(heard({ devices: [{ kind: 'app', isReachable: false }] })).toBe('deaf')
    expect(heard({ forward: { isSet: true, isUsable: false } })).toBe('deaf')
  })

  it('hears it well when all that there is rings', () => {
    expect(heard({ devices: [{ kind: 'indoor', isReachable: true }] })).toBe('well')
    expect(heard({ forward: { isSet: true, isUsable: true } })).toBe('well')
  })

  it('hears it partly when one of its devices cannot be woken', () => {
    const devices = [
      { kind: 'app', isReachable: true },
      { kind: 'app', isReachable: false },
    ] as const
    expect(heard({ devices })).toBe('partly')
    expect(heard({ devices: [devices[0]], forward: { isSet: true, isUsable: false } })).toBe('partly')
  })
})
