import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import type { Desk } from '../setup/desk.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { answerOn, ask, dial, say } from '../setup/raw.ts'

const perMinute = 30
const atOnce = { AT_ONCE: '5', AT_ONCE_SESSION: '3', CONNECTIONS_ADDRESS: '50' }
const sockets = { SOCKETS: '4', SOCKETS_SESSION: '2' }
let lobby: Lobby
beforeAll(async () => {
  const env = { RATE_LIMIT: String(perMinute), RATE_LIMIT_SESSION: '60', ...atOnce, ...sockets }
  lobby = await startLobby({ env })
})
afterAll(() => lobby.close())

/** An address of this machine in a network that nobody else of these tests comes from. */
let networks = 0
const network = () => `127.${++networks}.1`
const newAddress = () => `${network()}.1`

const statuses = async (count: number, item: (n: number) => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: count }, async (_, n) => (await item(n)).status))
/** In turns, so that no more is under way at once than may be. */
async function inTurns(count: number, item: (n: number) => Promise<{ status: number }>): Promise<number[]> {
  const all: number[] = []
  for (let n = 0; n < count; n += 4) all.push(...(await statuses(Math.min(4, count - n), (m) => item(n + m))))
  return all
}
const refused = (all: readonly number[]) => all.filter((status) => status === 429).length

describe('too much of one address', () => {
  it.each([
    ['/api/v1/Account/Me'],
    ['/%61pi/v1/Account/Me'],
    ['/%61%70%69/v1/Account/Me'],
    ['/%2561pi/v1/Account/Me'],
    ['/API/V1/ACCOUNT/ME'],
    ['/api/v1/Account/Me/'],
    ['/api/v1/Account/Me;x=1'],
    ['//api/v1/Account/Me'],
    ['/./api/v1/Account/Me'],
    ['/api/../api/v1/Account/Me'],
    ['/api/v1/NoSuchCall'],
    ['/no/such/page'],
    ['/%ED%A0%80'],
    ['/%'],
    ['http://elsewhere/api/v1/Account/Me'],
    ['/healthz'],
    ['/api/docs/json'],
    ['/api/v1/Events'],
  ])('is refused however it is spelled: %s', async (path) => {
    const from = newAddress()
    const all = await inTurns(perMinute + 6, () => ask(lobby.url, path, { from }))
    expect(all[0]).not.toBe(429)
    expect(refused(all)).toBe(6)
  })

  it('is refused with a sentence and the time to wait, as JSON for calls and as a page for pages', async () => {
    const from = newAddress()
    const headers = { accept: 'text/html' }
    await inTurns(perMinute, () => ask(lobby.url, '/nowhere', { from, headers }))
    const page = await ask(lobby.url, '/nowhere', { from, headers })
    expect(page.status).toBe(429)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toMatch(/操作太頻繁，請 \d+ 秒後再試。/)
    expect(page.headers['content-security-policy']).toContain("default-src 'self'")
    const call = await ask(lobby.url, '/api/v1/Account/Me', { from, headers })
    expect([call.status, JSON.parse(call.body).ErrorMessage.Code]).toEqual([429, 429001])
    expect(Number(call.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('is also refused for pages and their files, later than for calls', async () => {
    const from = newAddress()
    const all = await inTurns(perMinute * 10 + 8, () => ask(lobby.url, '/', { from }))
    expect(all.slice(0, perMinute * 10)).not.toContain(429)
    expect(refused(all)).toBe(8)
  })

  it('is also refused for uploads', async () => {
    const from = newAddress()
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const all = await inTurns(perMinute + 5, () =>
      ask(lobby.url, '/core/api/Upload', { from, method: 'POST', headers, body: '--x--\r\n' }),
    )
    expect(refused(all)).toBe(5)
  })
})

describe('too much of one network', () => {
  it('is refused although each of its addresses does little', async () => {
    const from = network()
    const all = await inTurns(perMinute * 4 + 10, (n) =>
      ask(lobby.url, '/api/v1/Account/Me', { from: `${from}.${1 + (n % 20)}` }),
    )
    expect(refused(all)).toBe(10)
    expect((await ask(lobby.url, '/healthz', { from: newAddress() })).status).toBe(200)
  })

  it('is not what one address can make of it: whoever goes on and on is refused alone', async () => {
    const from = network()
    await inTurns(perMinute * 8, () => ask(lobby.url, '/api/v1/Account/Me', { from: `${from}.1` }))
    expect((await ask(lobby.url, '/healthz', { from: `${from}.1` })).status).toBe(429)
    expect((await ask(lobby.url, '/healthz', { from: `${from}.2` })).status).toBe(200)
  })
})

/** What somebody who is signed in sends from another address. */
const carried = (desk: Desk) => ({
  cookie: [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'user-agent': 'node',
})

describe('too much of one session', () => {
  it('is refused although it comes from many networks', async () => {
    const headers = carried(await lobby.as('desk1'))
    const all = await inTurns(60, () => ask(lobby.url, '/api/v1/Account/Me', { from: newAddress(), headers }))
    const more = await ask(lobby.url, '/api/v1/Account/Me', { from: newAddress(), headers })
    expect([all[0], more.status]).toEqual([200, 429])
  })

  it('opens so many sockets and no more; closed ones make room', async () => {
    const headers = carried(await lobby.as('desk2', '晴川社區'))
    const open = () =>
      new WebSocket(`${lobby.url.replace('http', 'ws')}/api/v1/Events`, {
        headers,
        localAddress: newAddress(),
      })
    const heard = async (socket: WebSocket) =>
      new Promise<string>((resolve) => {
        socket.once('message', () => resolve('hello'))
        socket.once('close', (code) => resolve(String(code)))
      })
    const [one, two] = [open(), open()]
    expect(await Promise.all([heard(one), heard(two)])).toEqual(['hello', 'hello'])
    expect(await heard(open())).toBe('1013')
    one.close()
    await expect.poll(() => heard(open())).toBe('hello')
    two.close()
  })
})

describe('too much at once', () => {
  const halfCall = (from: string) => {
    const socket = dial(lobby.url, from)
    socket.write(
      'POST /mvc/api/Login/CheckAccountPassword HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n' +
        'content-length: 100\r\n\r\n{',
    )
    return socket
  }

  it('is refused with a sentence, and only there; who leaves makes room', async () => {
    const from = newAddress()
    const held = Array.from({ length: 5 }, () => halfCall(from))
    const healthy = () => ask(lobby.url, '/healthz', { from })
    await expect.poll(async () => (await healthy()).status).toBe(429)
    const { body } = await healthy()
    expect(JSON.parse(body)).toEqual({
      ErrorMessage: { Code: 429751, Description: '同時進行的操作太多，請稍候再試。' },
      Message: '同時進行的操作太多，請稍候再試。',
    })
    expect((await ask(lobby.url, '/healthz', { from: newAddress() })).status).toBe(200)
    for (const socket of held) socket.destroy()
    await expect.poll(async () => (await healthy()).status).toBe(200)
  })

  it('of sockets is refused before they are opened', async () => {
    const from = newAddress()
    const headers =
      'host: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n' +
      'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\ncookie: lobby_login=none\r\n\r\n'
    const open = () => {
      const socket = dial(lobby.url, from)
      socket.write(`GET /api/v1/Events HTTP/1.1\r\n${headers}`)
      return socket
    }
    const held = Array.from({ length: 4 }, open)
    for (const socket of held) expect((await answerOn(socket)).status).toBe(101)
    // Whoever is not known is closed by a message, which these never answer.
    const fifth = await answerOn(open())
    expect([fifth.status, JSON.parse(fifth.body).ErrorMessage.Code]).toEqual([429, 429751])
    for (const socket of held) socket.destroy()
  })

  it('of connections is closed without an answer', async () => {
    const from = newAddress()
    const held = Array.from({ length: 60 }, () => dial(lobby.url, from))
    await expect.poll(() => held.filter((socket) => socket.closed).length).toBe(10)
    for (const socket of held) socket.destroy()
    await expect
      .poll(async () => (await ask(lobby.url, '/healthz', { from }).catch(() => undefined))?.status)
      .toBe(200)
  })
})

describe('what is no request', () => {
  const longLine = 'x'.repeat(20_000)
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400, 400002],
    ['a header without a name', 'GET / HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n', 400, 400002],
    ['another version', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n', 400, 400002],
    ['no host', 'GET /api/v1/Account/Me HTTP/1.1\r\n\r\n', 400, 400002],
    [
      'two lengths',
      'POST /api/v1/Postal HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      400002,
    ],
    [
      'a length and pieces',
      'POST /api/v1/Postal HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
      400,
      400002,
    ],
    [
      'a broken piece',
      'POST /mvc/api/Login/CheckAccountPassword HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      400,
      400002,
    ],
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\na: ${longLine}\r\n\r\n`, 431, 431751],
    ['an address without end', `GET /${longLine} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, 431751],
    [
      'an expectation',
      'POST /api/v1/Postal HTTP/1.1\r\nhost: x\r\nexpect: a-miracle\r\ncontent-length: 2\r\n\r\n{}',
      400,
      400002,
    ],
    ['a tunnel', 'CONNECT elsewhere:443 HTTP/1.1\r\nhost: elsewhere:443\r\n\r\n', 404, 404900],
    ['an unknown method', 'BREW /api/v1/Postal HTTP/1.1\r\nhost: x\r\n\r\n', 400, 400002],
    ['a method that no call has', 'PROPFIND /api/v1/Postal HTTP/1.1\r\nhost: x\r\n\r\n', 404, 404900],
    ['a method that this call lacks', 'DELETE /api/v1/Account/Me HTTP/1.1\r\nhost: x\r\n\r\n', 404, 404900],
    ['an address that is none', 'GET /%ED%A0%80 HTTP/1.1\r\nhost: x\r\n\r\n', 400, 400002],
    ['all addresses', 'OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n', 404, 404900],
    [
      'a socket where there is none',
      'GET /api/v1/Nothing HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      404,
      404900,
    ],
    [
      'a socket where a call is',
      'GET /api/v1/Account/Me HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      404,
      404900,
    ],
    [
      'a socket without a key',
      'GET /api/v1/Events HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
      400,
      400002,
    ],
    [
      'a socket of an old version',
      'GET /api/v1/Events HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 1\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      400,
      400002,
    ],
    [
      'another protocol',
      'GET /api/v1/Account/Me HTTP/1.1\r\nhost: x\r\nconnection: upgrade, http2-settings\r\nupgrade: h2c\r\n\r\n',
      404,
      404900,
    ],
    [
      'a socket that is asked for without a word of it',
      'GET /api/v1/Events HTTP/1.1\r\nhost: x\r\n\r\n',
      404,
      404900,
    ],
    ['a missing page of the documents', 'GET /api/docs/nothing HTTP/1.1\r\nhost: x\r\n\r\n', 404, 404900],
    [
      'a way out of the documents',
      'GET /api/docs/static/..%2f..%2fpackage.json HTTP/1.1\r\nhost: x\r\n\r\n',
      404,
      404900,
    ],
    [
      'an answer packed in no way',
      'GET /api/v1/Account/Me HTTP/1.1\r\nhost: x\r\naccept-encoding: identity;q=0, *;q=0\r\n\r\n',
      401,
      401001,
    ],
  ])('%s is answered in our words', async (_what, text, status, code) => {
    const answer = await say(lobby.url, text, newAddress())
    expect(answer.status).toBe(status)
    const body = JSON.parse(answer.body)
    expect(body.ErrorMessage.Code).toBe(code)
    expect(body.ErrorMessage.Description).toBe(body.Message)
    expect(Object.keys(body)).toEqual(['ErrorMessage', 'Message'])
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['x-request-id']).toMatch(/^[\w.:-]+$/)
  })
})
