import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { SipBrowser } from '#tests/setup/sip-browser.ts'
import { freePort, hasExchange, hasWebSockets, sipp, startExchange } from '#tests/setup/sipp.ts'

const own = '/api/v1/Intercom'
const domain = 'localhost'
interface Account {
  SipName: string
  Password: string
}
let lobby: Lobby
let admin: Desk
let port: number
let post: string
let exchange: { id: string; key: string; content: string }
const made: Record<string, Account> = {}

async function ask(what: string, body: object = {}) {
  const answer = await fetch(`${lobby.url}${own}/Exchange/${exchange.id}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: exchange.key, ...body }),
  })
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}
/** Tests all chains as the desk does. */
const test = () => admin.post(`${own}/Test`, { TestId: newId() })
const newest = async () => (await admin.get(`${own}/Test`)).body.Data[0]
const answers = async () =>
  Object.fromEntries(
    (await newest()).Questions.map(({ Name, Answer }: { Name: string; Answer: string }) => [Name, Answer]),
  )

beforeAll(async () => {
  port = await freePort()
  lobby = await startLobby({ env: { INTERCOM_SOCKETS: `ws://${domain}:${port}` } })
  admin = await lobby.as('auth_0912345678', '晴川社區')
  // The guard has these three alone.
  await lobby.owner.query('update intercom_sentry set calls_back = false')
  const SentryId = newId()
  post = SentryId
  await admin.post('/core/api/v2/InterCom/Sentry', {
    SentryId,
    SentryName: '夜間崗亭',
    SentryKind: 'hardware',
  })
  await admin.put(`/core/api/Intercom/Sentry/${SentryId}/CommunityMainCallBack`)
  for (const DeviceName of ['在場的', '斷電的', '沒登記的'])
    made[DeviceName] = (
      await admin.post(`${own}/Sentry/${SentryId}/Device`, { DeviceId: newId(), DeviceName })
    ).body.Data
  const { Exchange: seen } = (await admin.get('/core/api/Intercom/Setting')).body.Data
  await admin.put(`${own}/Setting/Exchange`, { ...seen, Domain: domain, SipPort: port, WebPort: port })
  const { body } = await admin.post(`${own}/Exchange/Configuration`)
  const content = body.Data.Files[0].Content as string
  exchange = {
    id: /Exchange\/([0-9a-f-]{36})"/.exec(content)?.[1] ?? '',
    key: /define KEY "([0-9a-f]+)"/.exec(content)?.[1] ?? '',
    content,
  }
}, 120_000)
afterAll(() => lobby.close())

describe('a test of the chains', () => {
  it('says that the guard’s devices were not tried as long as no exchange comes to ask', async () => {
    await test()
    expect(await newest()).toMatchObject({ AskedAt: null, Questions: [] })
    // An exchange that comes when the test is long over asks nobody.
    await lobby.owner.query("update intercom_test set started_at = started_at - interval '10 minutes'")
    expect((await ask('Questions')).body).toEqual({ users: '' })
    expect((await newest()).AskedAt).toBeNull()
  })

  it('has the exchange ask each of them once, and keeps the first answer of each', async () => {
    await test()
    const both = await Promise.all([ask('Questions'), ask('Questions')])
    const users = both.map(({ body }) => body.users).filter(Boolean)
    const names = Object.values(made).map(({ SipName }) => SipName)
    expect(users).toEqual([names.join(';')])
    const answered = (name: string, code: number) => ask('Answered', { user: made[name]?.SipName, code })
    expect((await answered('在場的', 200)).status).toBe(200)
    await answered('在場的', 408)
    await answered('沒登記的', 404)
    await ask('Answered', { user: 'nobody', code: 200 })
    expect(await answers()).toEqual({ 在場的: 'answers', 斷電的: 'waiting', 沒登記的: 'away' })
    await lobby.owner.query("update intercom_test set asked_at = asked_at - interval '1 minute'")
    expect(await answers()).toMatchObject({ 斷電的: 'silent' })
  })

  it('tells whom it asks to the exchange with its key alone', async () => {
    await test()
    const { status } = await ask('Questions', { key: 'x' })
    expect(status).toBe(401)
    expect((await newest()).AskedAt).toBeNull()
    expect((await ask('Answered', { key: 'x', user: made['在場的']?.SipName, code: 200 })).status).toBe(401)
  })
})

describe.skipIf(!hasExchange)('through Kamailio (kamailio, sipp)', () => {
  it('asks by OPTIONS where each registered: one that is there answers, one without power and one that never registered do not', async () => {
    const content = exchange.content
      .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, lobby.url)
      .replace('interval=15', 'interval=1')
    const running = await startExchange(content)
    try {
      const of = async (name: string) => ({
        user: made[name]?.SipName ?? '',
        password: made[name]?.Password ?? '',
        domain,
        proxy: port,
        port: await freePort(),
      })
      const there = await of('在場的')
      for (const who of [there, await of('斷電的')])
        await vi.waitFor(
          async () => {
            const { code, said } = await (await sipp('register', { ...who, seconds: 5 })).ended
            expect(code, `${said.slice(-800)}\n${running.said().slice(-1500)}`).toBe(0)
          },
          { timeout: 30_000 },
        )
      const device = await sipp('isThere', there)
      await test()
      await vi.waitFor(
        async () =>
          expect(await answers(), running.said().slice(-2500)).toEqual({
            在場的: 'answers',
            斷電的: 'silent',
            沒登記的: 'away',
          }),
        { timeout: 30_000 },
      )
      expect((await device.ended).code).toBe(0)
      expect(running.said()).not.toContain('ERROR')
    } finally {
      running.child.kill()
    }
  }, 120_000)

  it.skipIf(!hasWebSockets)(
    'asks a browser of the desk by its WebSocket, without the key of the exchange',
    async () => {
      const opened = await admin.post(`${own}/Desk-Phone`, { PhoneId: newId(), SentryId: post })
      const { SipName: user, Password: password, Socket } = opened.body.Data
      const running = await startExchange(
        exchange.content
          .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, lobby.url)
          .replace('interval=15', 'interval=1'),
      )
      try {
        const browser = await vi.waitFor(
          async () => {
            const tried = new SipBrowser(Socket, { user, password, domain })
            expect(await tried.register(), running.said().slice(-1500)).toBe('SIP/2.0 200 OK')
            return tried
          },
          { timeout: 20_000 },
        )
        const ringing = async () => (await admin.get(`${own}/Desk-Phone`)).body.Data.Posts[0].Ringing
        await vi.waitFor(async () => expect(await ringing()).toBe(1), { timeout: 5000 })
        await test()
        await vi.waitFor(
          async () =>
            expect(await answers(), running.said().slice(-500)).toMatchObject({
              '夜間崗亭 電腦 1': 'answers',
            }),
          { timeout: 20_000 },
        )
        expect(browser.asked).toHaveLength(1)
        expect(browser.asked[0]).not.toContain(exchange.key)
        browser.close()
      } finally {
        running.child.kill()
      }
    },
    90_000,
  )
})
