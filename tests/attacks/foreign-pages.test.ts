import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import type { AnyCall } from '#platform/contract/call.ts'
import { declared } from '#apps/server/modules.ts'
import type { Desk } from '../setup/desk.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { operatorDesk } from '../setup/operator-desk.ts'
import { sampleInput } from '../setup/sample-input.ts'

const evil = 'https://evil.example'
/** What a browser says when another site’s page calls. */
const fromOutside: Record<string, string>[] = [
  { origin: evil },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
]
const notFound = 'https://lost.example/'
let lobby: Lobby
let desk: Desk
let operator: Desk
beforeAll(async () => {
  lobby = await startLobby({ env: { SECURE_COOKIES: '1', NOT_FOUND_URL: notFound } })
  desk = await lobby.as('auth_0912345678')
  operator = await operatorDesk(lobby)
})
afterAll(() => lobby.close())

const calls = declared.contracts.flatMap(({ name, calls: ofModule }) =>
  Object.entries(ofModule).map(([key, call]) => [`${name}.${key}`, call] as [string, AnyCall]),
)
const pathOf = (call: AnyCall) => call.path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
const inputOf = (call: AnyCall) =>
  call.method === 'GET' ? undefined : sampleInput(call.takes, () => undefined)

/** What a browser sends along by itself: the cookies, and no token. */
const asBrowser = (who: Desk, call: AnyCall, headers: Record<string, string> = {}) => {
  const alone = lobby.nobody()
  alone.cookies = new Map(who.cookies)
  return alone.send(call.method, pathOf(call), inputOf(call), headers)
}

describe('a page of another site in the browser of somebody who is signed in', () => {
  it('writes nothing with the cookies alone: every writing call refuses them, whoever is signed in', async () => {
    const faults: unknown[] = []
    const writing = calls.filter(([, { method, can }]) => method !== 'GET' && can !== 'public')
    for (const [nth, [name, call]] of writing.entries()) {
      const who = call.can === 'operator' ? operator : desk
      const headers = fromOutside[nth % fromOutside.length]
      const { status, body } = await asBrowser(who, call, headers)
      const isRefused = status === 401 || body === 'error' || body.ErrorMessage?.Code === 403004
      if (!isRefused) faults.push([name, headers, status])
    }
    expect(faults).toEqual([])
  }, 60_000)

  it('reads nothing: of the console no answer comes, of the others none that other sites or a later person may read', async () => {
    const faults: unknown[] = []
    for (const [name, call] of calls.filter(([, { method }]) => method === 'GET')) {
      const who = call.can === 'operator' ? operator : desk
      const { status, headers } = await asBrowser(who, call, { origin: evil })
      if (call.can === 'operator' && status !== 403) faults.push([name, status])
      for (const [header] of headers) if (header.startsWith('access-control-')) faults.push([name, header])
      if (headers.get('cross-origin-resource-policy') !== 'same-origin') faults.push([name, 'readable'])
      if (headers.get('cache-control') !== 'no-store') faults.push([name, headers.get('cache-control')])
    }
    expect(faults).toEqual([])
  }, 60_000)

  it('asks in vain whether it may: a preflight is answered with no permission', async () => {
    for (const path of ['/api/v1/Postal', '/mvc/api/Login/CheckAccountPassword', '/api/v1/Files/webcam']) {
      const { status, headers } = await desk.send('OPTIONS', path, undefined, {
        origin: evil,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization',
      })
      expect([path, status >= 400, headers.get('access-control-allow-origin')]).toEqual([path, true, null])
    }
  })

  it('opens no socket with the cookies', async () => {
    const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, 'user-agent': 'node' }
    for (const origin of [
      evil,
      'null',
      `${lobby.url}.evil.example`,
      lobby.url.replace('http', 'https').replace(/\d$/, ''),
    ]) {
      const socket = new WebSocket(`${lobby.url.replace('http', 'ws')}/api/v1/Events`, { headers, origin })
      socket.on('error', () => undefined)
      const [, answer] = await once(socket, 'unexpected-response')
      expect([origin, answer.statusCode]).toEqual([origin, 403])
      answer.destroy()
    }
    const own = new WebSocket(`${lobby.url.replace('http', 'ws')}/api/v1/Events`, {
      headers,
      origin: lobby.url,
    })
    expect(JSON.parse(String((await once(own, 'message'))[0])).Hello).toBeDefined()
    own.terminate()
  })

  it('shows nothing of ours inside itself, and no answer runs code of others', async () => {
    const places = [
      '/',
      '/mgmt/',
      '/operator/',
      '/mgmt/login',
      '/api/docs',
      '/healthz',
      '/readyz',
      '/api/v1/None',
    ]
    for (const path of [
      ...places,
      '/assets/none.js',
      '/api/v1/Identity/Login/Admin/Me',
      '/%ff',
      '/x'.repeat(5000),
    ]) {
      const { headers } = await desk.get(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect([path, policy]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")])
      expect([path, policy]).toEqual([path, expect.stringContaining("object-src 'none'")])
      expect([path, policy]).toEqual([path, expect.stringContaining("base-uri 'none'")])
      expect([path, /script-src [^;]*(unsafe|\*|http)/.test(policy)]).toEqual([path, false])
      expect([path, headers.get('x-frame-options')]).toEqual([path, expect.stringMatching(/DENY|SAMEORIGIN/)])
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'no-referrer'])
      expect([path, headers.get('strict-transport-security')]).toEqual([
        path,
        expect.stringMatching(/max-age=/),
      ])
      expect([path, headers.get('server') ?? headers.get('x-powered-by')]).toEqual([path, null])
    }
  })
})

describe('cookies', () => {
  // One says only that somebody is signed in, for pages; it is good for nothing.
  it('of signing in are read by no code of a page, go nowhere else and travel by https alone', async () => {
    const answers = [
      await lobby
        .nobody()
        .post('/mvc/api/Login/CheckAccountPassword', { Account: 'desk1', Password: 'lobby-demo' }),
      await desk.refresh(),
      await signedIn(),
      await operator.post('/api/v1/Operator/SignOut'),
    ]
    const lines = answers.flatMap(({ headers }) => headers.getSetCookie())
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines.filter((line) => !/^\w+=;|^lobby_signed_in=1;/.test(line))) {
      expect(line).toMatch(/; HttpOnly/)
      expect(line).toMatch(/; Secure/)
      expect(line).toMatch(/; SameSite=(Lax|Strict)/)
      expect(line).not.toMatch(/; Domain=/i)
    }
  })
})

/** The answer that enters a community. */
async function signedIn() {
  const somebody = lobby.nobody()
  const { body } = await somebody.post('/mvc/api/Login/CheckAccountPassword', {
    Account: 'desk1',
    Password: 'lobby-demo',
  })
  const Token = body.Data.Token
  const listed = await somebody.post('/mvc/api/Login/GetCommunitysWithToken', { Token })
  return somebody.post('/mvc/api/Login/EnterCommunity', { Token, ComId: listed.body.Data[0].ComId })
}

describe('an answer', () => {
  it('leads nobody to another site: an address that looks like one goes to the configured page or nowhere', async () => {
    const hostile = [
      '//evil.example',
      '//evil.example/%2e%2e',
      '/\\evil.example',
      '/%5cevil.example',
      '/%2f%2fevil.example',
      '/mgmt/..//evil.example',
      '/mgmt//evil.example/..',
      '/http://evil.example',
      '/mgmt?to=https://evil.example',
      '/mgmt/login?to=//evil.example',
      '/?url=https://evil.example',
      '/.evil.example',
      '/%0d%0alocation:%20https://evil.example',
    ]
    for (const path of hostile) {
      const { headers } = await desk.get(path)
      expect([path, headers.get('location') ?? '/']).toEqual([
        path,
        expect.stringMatching(/^(\/(mgmt\/?)?|https:\/\/lost\.example\/)$/),
      ])
    }
  })

  it('repeats no host that the caller made up', async () => {
    for (const path of ['/', '/mgmt/', '/nowhere', '/api/docs', '/api/docs/json', '/api/v1/None']) {
      const socket = connect({ host: '127.0.0.1', port: Number(new URL(lobby.url).port) })
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-For: 6.6.6.6\r\nX-Original-URL: /evil.example\r\nConnection: close\r\n\r\n`,
      )
      let text = ''
      for await (const piece of socket.setEncoding('utf8')) text += piece
      expect([path, text.startsWith('HTTP/1.1 ')]).toEqual([path, true])
      expect([path, text.includes('evil.example')]).toEqual([path, false])
    }
  })
})
