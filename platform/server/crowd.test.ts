import { describe, expect, it } from 'vitest'
import { Crowd } from './crowd.ts'

const caps = {
  requests: 10,
  sessionRequests: 10,
  atOnce: 2,
  sessionAtOnce: 2,
  sockets: 2,
  sessionSockets: 2,
  connections: 2,
  bodies: 1000,
  sessionBodies: 1000,
}
const refusedOf = (addresses: readonly string[]) => {
  const crowd = new Crowd(caps)
  return addresses.filter((address) => crowd.tooOften(address, 'calls')).length
}
const many = (count: number, address: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => address(n))
const hex = (n: number) => n.toString(16)

describe('Requests of one minute', () => {
  it.each([
    ['one address', many(15, () => '203.0.113.7'), 5],
    ['a /24', many(50, (n) => `203.0.113.${n}`), 10],
    ['a /64, whatever its last half', many(15, (n) => `2001:db8:1:200::${hex(n)}`), 5],
    ['a /56, whose /64s each do little', many(30, (n) => `2001:db8:1:2${hex(16 + n)}::1`), 10],
    ['a /48, whose /56s each do little', many(50, (n) => `2001:db8:1:${hex(n + 1)}00::1`), 10],
    ['many networks', many(50, (n) => `203.0.${n}.7`), 0],
  ])('are counted for %s', (_what, addresses, refused) => {
    expect(refusedOf(addresses)).toBe(refused)
  })
})

describe('Phones of a hall', () => {
  it('behind one address take nothing of the desks there, and one that asks too often nothing of the others', () => {
    const crowd = new Crowd({ ...caps, requests: 100 })
    const ask = (phone: string) => crowd.tooOften('203.0.113.7', { phone })
    const [one, two] = [many(130, () => '/Ballot/A'), many(50, (n) => `/Ballot/${n}`)].map(
      (phones) => phones.filter((phone) => ask(phone)).length,
    )
    expect([one, two]).toEqual([10, 0])
    expect(crowd.tooOften('203.0.113.7', 'calls')).toBeUndefined()
    const places = many(9, () => '').map((phone) => crowd.begin('203.0.113.7', { phone }))
    expect(places.filter(Boolean)).toHaveLength(8)
    expect(crowd.begin('203.0.113.7')).toBeDefined()
  })
})

describe('Places', () => {
  it('are given back once, and none is kept by whoever got none', () => {
    const crowd = new Crowd(caps)
    const [one, two] = [crowd.begin('203.0.113.7'), crowd.begin('203.0.113.7')]
    expect(crowd.begin('203.0.113.7')).toBeUndefined()
    one?.()
    one?.()
    expect(crowd.begin('203.0.113.7')).toBeDefined()
    expect(crowd.begin('203.0.113.7')).toBeUndefined()
    two?.()
    expect(crowd.begin('203.0.113.7')).toBeDefined()
  })
})
