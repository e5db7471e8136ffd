import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isNear, outgoing, RefusedHost } from '#platform/server/outgoing.ts'
import { type FakeProvider, fakeProvider } from '../setup/providers.ts'

let provider: FakeProvider
beforeAll(async () => {
  provider = await fakeProvider({ status: 200, body: 'inside' })
})
afterAll(() => provider.close())

const port = () => new URL(provider.url).port
const outside = outgoing({ allowsNear: false })

describe('a gateway that a manager sets', () => {
  it('never leads to this machine or its network, however the host is written', async () => {
    const hosts = [
      '127.0.0.1',
      '127.1',
      '127.255.255.254',
      'localhost',
      'LOCALHOST.',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '0x7f.1',
      '0',
      '0.0.0.0',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[0:0:0:0:0:ffff:127.0.0.1]',
      '[::127.0.0.1]',
      '[::7f00:1]',
      '[64:ff9b::127.0.0.1]',
      '[64:ff9b:1::7f00:1]',
      '[2002:7f00:1::]',
      '[fe80::1]',
      '[fc00::1]',
      '[fec0::1]',
      '①②⑦.⓪.⓪.①',
      '127。0。0。1',
      'user:pass@127.0.0.1',
      '169.254.169.254',
      '10.0.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '100.64.0.1',
      '198.19.0.1',
      '192.0.0.8',
      '255.255.255.255',
      '239.1.1.1',
    ]
    for (const host of hosts) {
      const refusal = await outside
        .send(`http://${host}:${port()}/`, { method: 'GET' })
        .catch((error: unknown) => error)
      // Some machines know no such name at all.
      const isNobody = refusal instanceof Error && 'code' in refusal && refusal.code === 'ENOTFOUND'
      if (!isNobody) expect([host, refusal]).toEqual([host, expect.any(RefusedHost)])
    }
    expect(provider.asked).toEqual([])
  })

  it('also not as a mail host, whose name no address parser makes tidy', async () => {
    const hosts = [
      '127.0.0.1',
      '0:0:0:0:0:ffff:127.0.0.1',
      '::ffff:127.0.0.1',
      '0::1',
      '2130706433',
      'localhost',
      '::0:1',
    ]
    for (const host of hosts)
      expect([host, await outside.addressOf(host).catch((error: unknown) => error)]).toEqual([
        host,
        expect.any(RefusedHost),
      ])
  })

  it('reaches hosts outside: ordinary addresses are none of ours', () => {
    for (const address of [
      '1.1.1.1',
      '8.8.8.8',
      '203.66.1.1',
      '172.32.0.1',
      '2606:4700::1111',
      '2404:6800:4008::1',
    ])
      expect([address, isNear(address)]).toEqual([address, false])
  })

  it('is not followed where it points on: a redirect to this machine is an answer like any other', async () => {
    const allowing = outgoing({ allowsNear: true })
    provider.next({ status: 302, headers: { location: `${provider.url}/secret` } })
    const { status } = await allowing.send(`${provider.url}/first`, { method: 'POST', body: 'a' })
    expect(status).toBe(302)
    expect(provider.asked.map(({ path }) => path)).toEqual(['/first'])
  })
})
