import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const handOver = '/api/v1/Postal/Uncollected/Status'

describe('bad input over HTTP', () => {
  it('an unknown address of the calls is 404 with a code of its own', async () => {
    const answer = await desk.get('/api/v1/NoSuchThing')
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({
      ErrorMessage: { Code: 404900, Description: '沒有這個網址。' },
      Message: '沒有這個網址。',
    })
  })

  it('malformed JSON is 400 and says nothing of the inside', async () => {
    for (const text of ['{"PdIds":', 'null', '[]', '"x"', '{"PdIds": undefined}']) {
      const answer = await desk.send('PATCH', handOver, text, { 'content-type': 'application/json' })
      expect(answer.status, text).toBe(400)
      expect(answer.body.ErrorMessage.Code).toBeGreaterThanOrEqual(400000)
      expect(JSON.stringify(answer.body)).not.toMatch(/SyntaxError|at .*\.ts|fastify/i)
    }
  })

  it('wrong types are 400 and the messages name the wire’s fields', async () => {
    const answer = await desk.patch(handOver, { PdIds: 'x', ReceiveType: 9, Note: 7 })
    expect(answer.status).toBe(400)
    const said = answer.body.Messages.join('\n')
    for (const field of ['PdIds', 'ReceiveType', 'Note']) expect(said).toContain(field)
    expect(said).not.toContain('packageIds')
  })

  it('a body of 10 MB is 413, a body of another type is 415', async () => {
    const large = await desk.patch(handOver, { Note: 'x'.repeat(10 * 1024 * 1024) })
    expect(large.status).toBe(413)
    expect(large.body.Message).toBe('資料太大，無法送出。')
    const typed = await desk.send('PATCH', handOver, '<a/>', { 'content-type': 'application/xml' })
    expect(typed.status).toBe(415)
  })

  it('an id that is none is 404 in a path and 400 in a body', async () => {
    expect((await desk.get('/core/api/Community/Tablet/none/Resident')).status).toBe(404)
    expect((await desk.patch(handOver, { PdIds: ['none'], ReceiveType: 3 })).status).toBe(400)
  })

  it('a zero byte in text is 400, not 500', async () => {
    const answer = await desk.get('/api/v1/CommunityTablet/Search', { Text: 'A\u0000B' })
    expect(answer.status).toBeLessThan(500)
  })

  it('a query array may hold one value, and is written as repeated keys (R229)', async () => {
    const answer = await desk.get('/api/v1/Postal/Uncollected/Tablets', {
      TabletIds: castId('household', 'A棟-12F-3'),
    })
    const two = await desk.get('/api/v1/Postal/Uncollected/Tablets', {
      TabletIds: [castId('household', 'A棟-12F-3'), castId('household', 'A棟-12F-4')],
    })
    expect(answer.status).toBe(200)
    expect(two.body.Data.length).toBeGreaterThan(answer.body.Data.length)
  })
})

describe('what every answer has', () => {
  it('paths match without regard to letter case and trailing slash', async () => {
    expect((await desk.get('/API/v1/postal/UNCLAIMED-Postal/count/')).status).toBe(200)
  })

  it('request and correlation ids are taken or made, and returned (R226)', async () => {
    const given = await desk.get(
      '/api/v1/Account/Me',
      {},
      { 'x-request-id': 'abc-1', 'x-correlation-id': 'corr-2' },
    )
    expect(given.headers.get('x-request-id')).toBe('abc-1')
    expect(given.headers.get('x-correlation-id')).toBe('corr-2')
    const made = await desk.get(
      '/api/v1/Account/Me',
      {},
      { 'x-request-id': 'bad id\t<script>'.replace('\t', ' ') },
    )
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('a strict policy stands on every page and call', async () => {
    const { headers } = await desk.get('/healthz')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe")
    expect(headers.get('content-security-policy')).toMatch(/connect-src 'self'(;|$)/)
    expect(headers.get('content-security-policy')).not.toMatch(/wss?:|https:/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect((await desk.get('/api/v1/Account/Me')).headers.get('cache-control')).toBe('no-store')
  })

  it('without a session a call answers 401 with the sentence of the catalogue (R237)', async () => {
    const answer = await lobby.nobody().get('/api/v1/Account/Me')
    expect(answer.status).toBe(401)
    expect(answer.body.Message).toBe('登入過期或驗證失敗，請重新登入')
  })

  it('a service that the community lacks answers 403 (R239), a permission that the role lacks 403001 (R260)', async () => {
    const small = await lobby.as('desk2', '松濤苑')
    const off = await small.get('/api/v1/CollectionPayment/Uncollected/Count')
    expect([off.status, off.body.ErrorMessage.Code]).toEqual([403, 403003])
    await lobby.owner.query(
      "update membership set role = 'committee' where account_id = (select id from account where name = 'eip1')",
    )
    const committee = await lobby.as('eip1')
    const lacks = await committee.patch(handOver, { PdIds: [castId('package', '0392')], ReceiveType: 3 })
    expect([lacks.status, lacks.body.ErrorMessage.Code]).toEqual([403, 403001])
  })

  it('too many requests of one address answer 429 with Retry-After', async () => {
    const busy = await startLobby({ env: { RATE_LIMIT: '5' } })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => busy.nobody().get('/API/v1/Account/Me')),
    )
    await busy.close()
    const refused = answers.filter((a) => a.status === 429)
    expect(refused.length).toBe(3)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('health, readiness, the OpenAPI document and its page answer', async () => {
    const nobody = lobby.nobody()
    expect((await nobody.get('/healthz')).body.status).toBe('ok')
    expect((await nobody.get('/readyz')).body.status).toBe('ready')
    const document = (await nobody.get('/api/docs/json')).body
    expect(document.paths['/api/v1/Postal/Uncollected/Status'].patch.operationId).toBe('packages.handOver')
    expect(JSON.stringify(document)).not.toContain('packageIds')
    const page = await fetch(`${lobby.url}/api/docs/`)
    const html = await page.text()
    expect([page.status, html.includes('swagger-ui')]).toEqual([200, true])
    const code = await fetch(`${lobby.url}/api/docs/static/swagger-ui-bundle.js`)
    expect((await code.text()).length).toBeGreaterThan(100_000)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  })
})

describe('a fault of the database', () => {
  it('is 503 when the line is gone, and what people typed stays out of the log', async () => {
    const { toProblem } = await import('./http.ts')
    const lines: string[] = []
    const { makeLog } = await import('./log.ts')
    const log = makeLog('info', { write: (line: string) => void lines.push(line) })
    const inner = Object.assign(new Error('terminating connection'), { code: '57P01' })
    const wrapped = new Error('Failed query: insert into resident\nparams: 王建民,0912345678', {
      cause: inner,
    })
    expect(toProblem(wrapped, log).status).toBe(503)
    expect(toProblem(new Error('Connection terminated unexpectedly'), log).status).toBe(503)
    expect(toProblem(new Error('anything else'), log).status).toBe(500)
    expect(lines.join()).not.toMatch(/王建民|0912345678/)
  })
})
