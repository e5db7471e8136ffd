import { once } from 'node:events'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { type Lobby, startLobby } from '../setup/lobby.ts'

let lobby: Lobby
let cookie: string
const lines: string[] = []
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  lobby = await startLobby({ log })
  const desk = await lobby.as('desk1')
  cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
})
afterAll(() => lobby.close())

const open = (after: string, headers: Record<string, string> = { cookie, 'user-agent': 'node' }) => {
  const socket = new WebSocket(`${lobby.url.replace('http', 'ws')}/api/v1/Events?After=${after}`, { headers })
  socket.on('error', () => undefined)
  return socket
}

describe('a socket', () => {
  it('that resumes at a number which never was is told the newest one, and gets nothing of before', async () => {
    for (const after of [
      '-1',
      '1e309',
      '99999999999999999999',
      'NaN',
      '0x10',
      '%00',
      "1'--",
      '1&After=2',
      '9'.repeat(1500),
    ]) {
      const socket = open(after)
      const [message] = await once(socket, 'message')
      const { Hello, Events } = JSON.parse(String(message))
      expect([after, Hello.Number >= 0, Events]).toEqual([after, true, undefined])
      socket.terminate()
    }
  })

  it('that floods, or breaks the protocol, is closed alone and writes no line into the log', async () => {
    const honest = open('')
    await once(honest, 'message')
    for (const headers of [undefined, {}]) {
      const socket = open('', headers)
      await once(socket, 'open')
      socket.send('x'.repeat(5000))
      await once(socket, 'close')
    }
    const talks = open('')
    await once(talks, 'message')
    for (let n = 0; n < 200; n++) talks.send('{"__proto__":{"a":1}}')
    talks.send('x'.repeat(5000))
    expect((await once(talks, 'close'))[0]).toBe(1009)
    honest.ping()
    await once(honest, 'pong')
    expect(lines).toEqual([])
    honest.terminate()
  })
})
