import { isIP, isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Where a call comes from, as far as it may be counted. */
export interface Network {
  /** The address; of IPv6 the /64, since one line has all of it. */
  near: string
  /** What one line is commonly given: the /56 of IPv6; of IPv4 the address itself. */
  line: string
  /** The network around it: /24 of IPv4, /48 of IPv6. */
  wide: string
}

/**
 * The address that a request comes from; the only place that asks the request. Some proxies write the port behind it
 * (`192.0.2.1:443`, `[2001:db8::1]:443`), which is another one for each connection and is cut off. What is no address is the proxy's own.
 */
export function callerOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  if (isIP(ip) && !ip.includes('%')) return ip
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip
  const [address = ''] = bare.split('%')
  return isIP(address) ? address : (socket.remoteAddress ?? '')
}

/** The eight groups of an IPv6 address, in small letters without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  if (tail === undefined || !before || !after) return before ?? []
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

/** The IPv4 address that an IPv6 one only wraps (::ffff:192.0.2.1); undefined when it is none. */
function wrapped(groups: readonly string[]): string | undefined {
  if (groups[5] !== 'ffff' || groups.slice(0, 5).some((group) => group !== '0')) return undefined
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}

/** Each call asks several times for the same few addresses. */
const networks = new LRUCache<string, Network>({ max: 4096 })

/** The networks of an address, for counting what comes from one place; what is no address stands for itself. */
export function networkOf(address: string): Network {
  const known = networks.get(address)
  if (known) return known
  const network = readNetwork(address)
  networks.set(address, network)
  return network
}

function readNetwork(address: string): Network {
  const bare = address.split('%')[0] ?? ''
  const groups = isIPv6(bare) ? groupsOf(bare) : []
  const v4 = isIPv4(bare) ? bare : wrapped(groups)
  if (v4) return { near: v4, line: v4, wide: `${v4.split('.').slice(0, 3).join('.')}.0/24` }
  if (!groups.length) return { near: address, line: address, wide: address }
  const [wide, fourth = '0'] = [groups.slice(0, 3).join(':'), groups[3]]
  const first = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return { near: `${wide}:${fourth}::/64`, line: `${wide}:${first}::/56`, wide: `${wide}::/48` }
}
