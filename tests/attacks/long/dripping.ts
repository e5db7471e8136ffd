import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Attack, oneOf, type Random, someAddress } from './attack.ts'

/** Connections that drip at the same time. */
const atOnce = 300
/** Milliseconds after which a connection that never says anything whole must be closed. */
const longest = 90_000

const body =
  'POST /mvc/api/Login/CheckAccountPassword HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n'
/** What they begin with; what follows comes byte by byte. */
const beginnings: readonly [string, ...string[]] = [
  'GET /healthz HTTP/1.1\r\nhost: a\r\nx-a: ',
  'G',
  `${body}content-length: 100000\r\n\r\n{"Account":"`,
  `${body}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`,
  'POST /api/v1/Upload HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n--b\r\n',
  '',
]

interface Drip {
  socket: Socket
  since: number
  isOpen: boolean
}

function begin(url: string, random: Random): Drip {
  const { port } = new URL(url)
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: someAddress(random) })
  const drip = { socket, since: performance.now(), isOpen: true }
  socket.on('error', () => undefined)
  socket.on('data', () => undefined)
  socket.once('close', () => {
    drip.isOpen = false
  })
  socket.write(oneOf(random, beginnings))
  return drip
}

/** Hundreds of connections whose headers and bodies come byte by byte, and that never end by themselves. */
export const dripping: Attack = {
  what: 'headers and bodies that come byte by byte over hundreds of connections',
  async run({ target, random, until }) {
    const findings = new Set<string>()
    let [drips, closed, oldest]: [Drip[], number, number] = [[], 0, 0]
    while (performance.now() < until) {
      const open = drips.filter(({ isOpen }) => isOpen)
      closed += drips.length - open.length
      drips = open
      while (drips.length < atOnce) drips.push(begin(target.url, random))
      for (const { socket } of drips) if (socket.writable) socket.write('a')
      oldest = Math.max(oldest, ...drips.map(({ since }) => performance.now() - since))
      for (const complaint of await target.complaints()) findings.add(complaint)
      await pause(900)
    }
    if (oldest > longest) findings.add(`a connection dripped for ${Math.round(oldest / 1000)} s`)
    // What drips still is left to the program, which is told to end now.
    return {
      tried: `${closed + drips.length} connections, ${closed} closed by the program, the oldest after ${Math.round(oldest / 1000)} s`,
      findings: [...findings],
    }
  },
}
