import { lookup as resolve } from 'node:dns/promises'
import { request as plainRequest } from 'node:http'
import { request as safeRequest } from 'node:https'
import { BlockList, isIP } from 'node:net'

/** What came back from a host outside; the text is cut after 10,000 characters. */
export interface OutsideAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** A host that people of a community must not make this program talk to. */
export class RefusedHost extends Error {}

/** The way to hosts outside, for addresses that people wrote into settings. */
export interface Outgoing {
  /** The address of a host name. Throws RefusedHost for one of this machine or its own network. */
  addressOf(host: string): Promise<string>
  /** One request, answered within 10 seconds. Throws RefusedHost, and an Error when no answer came. */
  send(
    url: string,
    request: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string | Buffer | null },
  ): Promise<OutsideAnswer>
}

const near = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  near.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  // Also what carries an IPv4 address inside: compatible, translated here or nearby, by Teredo, by 6to4.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  near.addSubnet(net, bits, 'ipv6')

/** Whether an address belongs to this machine or its own network. */
export function isNear(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return near.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4') || /^::ffff:/i.test(plain)
}

const patience = 10_000
const mostText = 10_000

/**
 * Makes the way outside. With `allowsNear` also hosts of this machine and its network are reached, for gateways that an
 * installation keeps itself.
 */
export function outgoing({ allowsNear }: { allowsNear: boolean }): Outgoing {
  async function addressOf(host: string): Promise<string> {
    const bare = host.replace(/^\[|\]$/g, '')
    const { address } = isIP(bare) ? { address: bare } : await resolve(bare)
    if (!allowsNear && isNear(address)) throw new RefusedHost(`${host} is not outside`)
    return address
  }
  return {
    addressOf,
    async send(url, { method, headers = {}, body }) {
      const target = new URL(url)
      // The connection goes to the very address that was looked at, so that a second look-up cannot lead elsewhere.
      const host = await addressOf(target.hostname)
      const make = target.protocol === 'https:' ? safeRequest : plainRequest
      const bare = target.hostname.replace(/^\[|\]$/g, '')
      return new Promise<OutsideAnswer>((done, fail) => {
        const request = make(
          {
            host,
            port: target.port || undefined,
            path: target.pathname + target.search,
            method,
            headers: { ...headers, host: target.host, 'content-length': Buffer.byteLength(body ?? '') },
            ...(isIP(bare) ? {} : { servername: bare }),
            signal: AbortSignal.timeout(patience),
            agent: false,
          },
          (answer) => {
            let text = ''
            answer.setEncoding('utf8')
            answer.on('data', (chunk: string) => {
              if (text.length < mostText) text += chunk.slice(0, mostText - text.length)
            })
            answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
            answer.on('error', fail)
          },
        )
        request.on('error', fail)
        request.end(body)
      })
    },
  }
}
