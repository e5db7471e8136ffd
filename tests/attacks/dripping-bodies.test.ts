import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setInterval } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { answerOn, dial } from '../setup/raw.ts'

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby({ env: { HEADER_SECONDS: '1', BODY_SECONDS: '1' } })
})
afterAll(() => lobby.close())

/** Writes a beginning and from then on a byte now and then, as somebody would who wants to hold a place. */
function drip(beginning: string) {
  const socket = dial(lobby.url)
  socket.write(beginning)
  const stop = new AbortController()
  socket.once('close', () => stop.abort())
  void (async () => {
    for await (const _ of setInterval(100, undefined, { signal: stop.signal })) socket.write('a')
  })().catch(() => undefined)
  return socket
}

const closed = async (socket: Socket) => {
  if (!socket.closed) await once(socket, 'close')
}

const json = (path: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n${more}\r\n{"Account":"`
const form = (authorization: string) =>
  `POST /api/v1/Files/webcam HTTP/1.1\r\nhost: x\r\nuser-agent: node\r\nauthorization: ${authorization}\r\n` +
  'content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n' +
  '--x\r\ncontent-disposition: form-data; name="File"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'

const late = { Code: 408751, Description: '資料太久沒有送完，連線已中斷；請確認網路後再送一次。' }

describe.concurrent('whoever sends drop by drop is let go with a sentence', () => {
  it.each([
    ['a body of JSON', json('/mvc/api/Login/CheckAccountPassword')],
    [
      'a body in pieces',
      json('/mvc/api/Login/CheckAccountPassword').replace(
        'content-length: 100000\r\n\r\n{"Account":"',
        'transfer-encoding: chunked\r\n\r\nffff\r\n{"Account":"',
      ),
    ],
    [
      'a form',
      'POST /mvc/api/Login/CheckAccountPassword HTTP/1.1\r\nhost: x\r\n' +
        'content-type: application/x-www-form-urlencoded\r\ncontent-length: 5000\r\n\r\nAccount=',
    ],
    ['headers', 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: '],
    ['the first line', 'GET /health'],
  ])('%s', async (_what, beginning) => {
    const socket = drip(beginning)
    const answer = await answerOn(socket)
    expect([answer.status, JSON.parse(answer.body).ErrorMessage]).toEqual([408, late])
    expect(answer.headers['connection']).toBe('close')
    await closed(socket)
  })

  it('an upload', async () => {
    const desk = await lobby.as('desk1')
    const socket = drip(form(`Bearer ${desk.accessToken}`))
    const answer = await answerOn(socket)
    // Uploads say what went wrong by their status alone (R378).
    expect([answer.status, answer.body]).toEqual([408, 'error'])
    await closed(socket)
  })

  it.each([
    ['is refused', json('/api/v1/Postal')],
    ['nobody asked for', json('/healthz').replace('POST', 'GET')],
  ])('a body that %s, after its answer', async (_what, beginning) => {
    const socket = drip(beginning)
    expect([200, 401, 408]).toContain((await answerOn(socket)).status)
    await closed(socket)
  })
})

describe.concurrent('whoever is only slow', () => {
  it('is taken as long as something keeps coming', async () => {
    const socket = dial(lobby.url)
    const piece = 'x'.repeat(30_000)
    const length = 12 * piece.length
    socket.write(
      'POST /mvc/api/Login/CheckAccountPassword HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n' +
        `content-length: ${length + 2}\r\n\r\n"`,
    )
    // Two and a half times the time of its own that a body has.
    let sent = 0
    for await (const _ of setInterval(220)) {
      socket.write(piece)
      if (++sent === 12) break
    }
    socket.write('"')
    expect((await answerOn(socket)).status).toBe(400)
    socket.destroy()
  })
})

describe('a stop', () => {
  it('waits for nobody who holds a connection open, and says so to whoever still wants something', async () => {
    const own = await startLobby({ env: { BODY_SECONDS: '100' } })
    const held = dial(own.url)
    held.write(json('/mvc/api/Login/CheckAccountPassword'))
    const silent = dial(own.url)
    // The server has seen the half body when it has answered somebody who came later.
    expect((await own.nobody().get('/healthz')).status).toBe(200)
    const answered = answerOn(held)
    const begin = performance.now()
    await own.close()
    expect(performance.now() - begin).toBeLessThan(5000)
    const answer = await answered
    expect([answer.status, JSON.parse(answer.body).ErrorMessage.Code]).toEqual([503, 503752])
    expect(answer.headers['connection']).toBe('close')
    await expect.poll(() => silent.closed && held.closed).toBe(true)
  })
})
