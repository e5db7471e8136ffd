// Many open browsers as a server sees them: sockets of one process. It makes something happen and waits until each heard.
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Crowd } from '../measure/crowd.ts'

const { sockets, rounds, tell, marker } = JSON.parse(process.env['BARE'] ?? '') as Crowd

let heard = 0
let wanted = 0
let done: () => void = () => undefined
const all: WebSocket[] = []

async function open(item: { url: string; headers: Record<string, string> }): Promise<void> {
  const socket = new WebSocket(item.url, { headers: item.headers, perMessageDeflate: false })
  socket.on('message', (data: Buffer) => {
    if (!data.includes(marker)) return
    heard++
    if (heard === wanted) done()
    if (!rounds && heard % each.length === 0) console.log(`heard all ${heard / each.length} times`)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.once('close', (code) => {
    console.log(`a socket was closed: ${code}`)
    process.exit(1)
  })
  all.push(socket)
}

const wave = 100
const each = sockets.flatMap(({ count, ...one }) => Array.from({ length: count }, () => one))
for (let at = 0; at < each.length; at += wave) await Promise.all(each.slice(at, at + wave).map(open))
// Each is followed from when it was greeted; a greeting may be on its way.
await pause(500)
console.log('ready')

const times: number[] = []
for (let round = 0; round < rounds; round++) {
  const { url, headers, bodies } = tell ?? { url: '', headers: {}, bodies: [] }
  const told = new Promise<void>((resolve) => {
    done = resolve
  })
  heard = 0
  wanted = all.length
  const begun = performance.now()
  const answer = fetch(url, { method: 'POST', headers, body: bodies[round] ?? '' })
  const [response] = await Promise.all([answer, told])
  times.push(performance.now() - begun)
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`)
}
if (rounds) console.log(`times ${JSON.stringify(times)} end`)
setInterval(() => undefined, 1000)
