/** Where a device is behind a BACnet router: its network, and what the station is called there; none: it is not behind one. */
export interface BacnetRoute {
  net?: number
  adr?: number[]
}

/**
 * Reads a route: 2001:12 is station 12 of MS/TP, 5:192.168.7.20:47808 a device of another BACnet/IP network, 7:0a1b2c any
 * other address in hex; '' is no route. Gives undefined for what is none.
 */
export function readRoute(text: string): BacnetRoute | undefined {
  if (!text) return {}
  const [, network = '', station = ''] = /^(\d{1,5}):(.+)$/.exec(text) ?? []
  const net = Number(network)
  // 0 is the network that one is on, 65535 all of them.
  if (net < 1 || net > 65_534) return undefined
  const adr = readStation(station)
  return adr && { net, adr }
}

function readStation(station: string): number[] | undefined {
  if (/^\d{1,3}$/.test(station)) return Number(station) <= 255 ? [Number(station)] : undefined
  const [, host, port] = /^((?:\d{1,3}\.){3}\d{1,3})(?::(\d{1,5}))?$/.exec(station) ?? []
  if (host) {
    const number = Number(port ?? 47_808)
    const bytes = [...host.split('.').map(Number), number >> 8, number & 255]
    return bytes.every((byte) => byte <= 255) ? bytes : undefined
  }
  if (!/^(?:[0-9a-f]{2}){2,7}$/i.test(station)) return undefined
  return station.match(/../g)?.map((byte) => Number.parseInt(byte, 16))
}
