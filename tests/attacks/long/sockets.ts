import { setTimeout as pause } from 'node:timers/promises'
import WebSocket from 'ws'
import { type Attack, below, Counts, oneOf, type Random, someAddress } from './attack.ts'

const atOnce = 300
const greeted = 10_000

const afters: readonly [string, ...string[]] = [
  '-1',
  '0',
  '1e309',
  '9007199254740993',
  '99999999999999999999',
  '-99999999999999999999',
  'NaN',
  '0x10',
  '%00',
  "1';select 1--",
  '1&After=2',
  'After[]=1',
  '1'.repeat(1500),
]

/** What a hostile browser says; nothing of it is ever asked for. */
const words: readonly [(random: Random) => string | Buffer, ...((random: Random) => string | Buffer)[]] = [
  (random) => 'x'.repeat(below(random, 4096)),
  () => 'x'.repeat(5000),
  (random) => Buffer.alloc(below(random, 4096), 255),
  () => '{"__proto__":{"a":1}}',
  () => '['.repeat(4000),
]

/** Opens a socket as somebody, from an address; resolves with what came first: a greeting, a code, or nothing in time. */
function open(url: string, cookie: string, after: string, localAddress: string) {
  const headers = cookie ? { cookie, 'user-agent': 'node' } : {}
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/Events?After=${after}`, {
    headers,
    localAddress,
  })
  socket.on('error', () => undefined)
  const first = new Promise<string>((resolve) => {
    socket.once('message', () => resolve('greeted'))
    socket.once('close', (code) => resolve(`closed ${code}`))
    socket.once('unexpected-response', (_, { statusCode }) => resolve(`answered ${statusCode}`))
    setTimeout(() => resolve('nothing'), greeted).unref()
  })
  return { socket, first }
}

/** Hundreds of sockets that resume at numbers which never were, talk without being asked, and never listen. */
export const sockets: Attack = {
  what: 'hundreds of sockets that resume at hostile numbers, flood and never listen',
  async run({ target, random, until }) {
    const findings = new Set<string>()
    const counts = new Counts()
    const cookieOf = async (account: string) => {
      const { cookies } = await target.as(account)
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    }
    const [desk, other] = [await cookieOf('desk1'), await cookieOf('desk2')]
    const cookies: readonly [string, ...string[]] = [desk, '', 'KN_Login=x', desk.slice(0, -3)]
    while (performance.now() < until) {
      const round = Array.from({ length: atOnce }, () =>
        open(target.url, oneOf(random, cookies), oneOf(random, afters), someAddress(random)),
      )
      for (const word of await Promise.all(round.map(({ first }) => first))) counts.add(word)
      for (const { socket } of round) {
        if (socket.readyState !== WebSocket.OPEN) continue
        for (let n = 0; n < 20; n++) socket.send(oneOf(random, words)(random))
        for (let n = 0; n < 50; n++) socket.ping()
      }
      const honest = open(target.url, other, '', '127.0.0.3')
      if ((await honest.first) !== 'greeted')
        findings.add(`an honest browser was not greeted: ${await honest.first}`)
      honest.socket.terminate()
      for (const complaint of await target.complaints()) findings.add(complaint)
      await pause(200)
      for (const { socket } of round) socket.terminate()
    }
    if (counts.of('answered 500')) findings.add(`${counts.of('answered 500')} sockets were answered 500`)
    if (!counts.of('greeted')) findings.add('no socket was ever greeted: nothing was tried')
    return { tried: `${counts}`, findings: [...findings] }
  },
}
