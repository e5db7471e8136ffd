import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { type PushService, startPushService } from '#tests/setup/push-service.ts'
import { booked, inMinutes } from '#tests/setup/visitors.ts'

let lobby: Lobby
let service: PushService
let desk: Desk

beforeAll(async () => {
  service = await startPushService()
  lobby = await startLobby({
    run: 'api,worker',
    env: { PRIVATE_HOSTS: '1', PUSH_CONTACT: 'mailto:it@lobby.example' },
  })
  desk = await lobby.as('desk1')
})
afterAll(async () => {
  await lobby.close()
  await service.close()
})

const keep = (who: Desk, BrowserPushToken: string) =>
  who.patch('/core/api/Account/BrowserPushToken', { BrowserPushToken })
const shown = async (who = desk) => (await who.get('/api/v1/Account/BrowserPushToken')).body.Data
const choose = (who: Desk, Kind: string, IsWanted: boolean) =>
  who.put('/api/v1/Account/BrowserPushToken/Choice', { Kind, IsWanted })
const test = (who = desk) => who.post('/api/v1/Account/BrowserPushToken/Test')
const toldAt = (path: string) => service.pushed.filter((item) => item.path === path)
const kept = async () =>
  (await lobby.owner.query<{ endpoint: string }>('select endpoint from push_subscription')).rows.map(
    ({ endpoint }) => new URL(endpoint).pathname,
  )
/** A visitor of a name says at the door that they are there. */
const announce = async (name: string) => {
  const { QrCode } = await booked(desk, {
    GuestName: name,
    BookStartUtc: inMinutes(10),
    BookEndUtc: inMinutes(60),
  })
  await lobby.nobody().post(`/api/v1/Guest/Announce/${QrCode}`)
}
/** A new browser of somebody, told where it is reached. */
async function browserOf(account: string, community?: string) {
  const who = await lobby.as(account, community)
  const { path, token } = service.browser()
  expect((await keep(who, token)).status).toBe(200)
  return { who, path }
}

describe('the keys of this installation', () => {
  it('are made once and stay the same, the private one sealed, and only the public one is shown', async () => {
    const { PublicKey } = await shown()
    expect(Buffer.from(PublicKey, 'base64url')).toHaveLength(65)
    const { rows } = await lobby.owner.query('select public_key, private_key, private_sealed from push_key')
    expect(rows).toMatchObject([{ public_key: PublicKey, private_key: null }])
    const opened = lobby.sealer.open('push key', rows[0].private_sealed)
    expect(opened).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await shown())).not.toContain(opened)
  })
})

describe('the push token', () => {
  it('is sent as BrowserPushToken, one per session, the last one counting (R361, R365)', async () => {
    const { who, path } = await browserOf('desk2', '晴川社區')
    const next = service.browser()
    await keep(who, next.token)
    expect(await kept()).toContain(next.path)
    expect(await kept()).not.toContain(path)
    expect((await shown(who)).IsSubscribed).toBe(true)
    await keep(who, '')
    expect((await shown(who)).IsSubscribed).toBe(false)
  })

  it('of an enterprise account is not taken (R364)', async () => {
    const answer = await keep(await lobby.as('eip1'), service.browser().token)
    expect([answer.status, answer.body.Message]).toEqual([403, '企業入口帳號不使用瀏覽器通知。'])
  })

  it('that no browser wrote is refused with a sentence', async () => {
    const { endpoint, keys } = JSON.parse(service.browser().token)
    for (const wrong of [
      'x',
      '{}',
      JSON.stringify({ endpoint: 'file:///etc/passwd', keys }),
      JSON.stringify({ endpoint, keys: { ...keys, p256dh: 'AAAA' } }),
      JSON.stringify({ endpoint, keys: { ...keys, auth: '' } }),
    ]) {
      const answer = await keep(desk, wrong)
      expect([answer.status, answer.body.Message]).toEqual([
        400,
        '瀏覽器給的通知代碼不正確，請重新整理頁面後再試。',
      ])
    }
  })
})

describe('a notification', () => {
  it('reaches whoever may hear of a visitor at the door, encrypted for that browser and signed, and names nobody', async () => {
    const mine = await browserOf('desk1')
    const committee = await browserOf('auth_0912345678', '松濤苑')
    await announce('王門口')
    await expect.poll(() => toldAt(mine.path)).toHaveLength(1)
    const [told] = toldAt(mine.path)
    expect(told).toMatchObject({
      message: { title: '有訪客在門口等候', link: '/mgmt/home', tag: 'visitorAnnouncements.announced' },
      headers: { 'content-encoding': 'aes128gcm', urgency: 'high' },
      sworn: { aud: service.url, sub: 'mailto:it@lobby.example' },
      senderKey: (await shown()).PublicKey,
    })
    expect(Number(told?.headers.ttl)).toBeGreaterThan(7100)
    expect(told?.sworn.exp).toBeGreaterThan(Date.now() / 1000)
    expect(JSON.stringify(told)).not.toContain('王門口')
    expect(toldAt(committee.path)).toEqual([])
  })

  it('comes only to accounts that want its kind', async () => {
    const mine = await browserOf('desk1')
    const other = await browserOf('desk2', '晴川社區')
    const changed = await choose(other.who, 'visitorAnnouncements.announced', false)
    expect(changed.body.Data).toContainEqual({
      Kind: 'visitorAnnouncements.announced',
      Label: '訪客在門口',
      IsWanted: false,
    })
    await announce('不要通知')
    await expect.poll(() => toldAt(mine.path)).toHaveLength(1)
    expect(toldAt(other.path)).toEqual([])
    await choose(other.who, 'visitorAnnouncements.announced', true)
  })

  it('is offered only for what a role may hear', async () => {
    expect((await choose(desk, 'packages.nothing', true)).status).toBe(404)
    const kinds = (await shown()).Choices.map((choice: { Kind: string }) => choice.Kind)
    expect(kinds).toContain('visitorBans.recognised')
    expect(kinds).toContain('packages.registered')
  })

  it('is tried again when the push service is busy', async () => {
    await lobby.owner.query('delete from push_subscription')
    const mine = await browserOf('desk1')
    service.next(503)
    await announce('忙線中')
    await expect.poll(() => toldAt(mine.path), { timeout: 15_000 }).toHaveLength(2)
    expect(await kept()).toEqual([mine.path])
  })

  it('can be tried on oneself, and says when the browser is not reached', async () => {
    const mine = await browserOf('desk1')
    expect((await test(mine.who)).status).toBe(200)
    await expect.poll(() => toldAt(mine.path)).toHaveLength(1)
    expect(toldAt(mine.path)[0]?.message).toMatchObject({ tag: 'test', title: 'Lobby 的測試通知' })
    service.next(410)
    await test(mine.who)
    await expect.poll(async () => (await shown(mine.who)).IsSubscribed).toBe(false)
    expect((await test(mine.who)).body.Message).toBe('這個瀏覽器還沒有開啟通知，請先允許通知。')
    expect(toldAt(mine.path)).toHaveLength(2)
  })

  it('says itself in both languages, for the browser to choose', async () => {
    const mine = await browserOf('desk1')
    await announce('Someone')
    await expect
      .poll(() => toldAt(mine.path)[0]?.message)
      .toMatchObject({
        title: '有訪客在門口等候',
        english: 'A visitor is waiting at the door',
      })
  })

  it('is not sent to whoever signed out, and the browser is forgotten', async () => {
    const gone = await browserOf('desk1')
    const mine = await browserOf('desk1')
    await gone.who.get('/mvc/api/ServiceWorker/AuthorizationLogout')
    await announce('登出之後')
    await expect.poll(() => toldAt(mine.path)).toHaveLength(1)
    await expect.poll(kept).not.toContain(gone.path)
    expect(toldAt(gone.path)).toEqual([])
  })

  it('to a browser that its push service knows no more (404, 410) is given up for good', async () => {
    for (const status of [404, 410]) {
      await lobby.owner.query('delete from push_subscription')
      const mine = await browserOf('once1')
      service.next(status)
      await announce(`不再訂閱 ${status}`)
      await expect.poll(() => toldAt(mine.path)).toHaveLength(1)
      await expect.poll(kept).not.toContain(mine.path)
    }
  })
})

describe('a push service inside the house', () => {
  it('is not called where hosts nearby are not allowed', async () => {
    const strict = await startLobby({ run: 'api,worker' })
    const who = await strict.as('desk1')
    const { path, token } = service.browser()
    await keep(who, token)
    expect((await test(who)).status).toBe(200)
    await expect.poll(async () => (await shown(who)).IsSubscribed).toBe(false)
    expect(toldAt(path)).toEqual([])
    await strict.close()
  })
})
