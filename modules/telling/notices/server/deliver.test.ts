import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, handOverRequest } from '#tests/setup/packages.ts'
import {
  connectLine,
  connectMail,
  connectSms,
  contact,
  type FakeMailHost,
  fakeMailHost,
  type FakeProvider,
  fakeProvider,
  lineUser,
  toldOf,
} from '#tests/setup/providers.ts'

/** The queue's back-off is seconds. */
const patient = { timeout: 15_000 }

let lobby: Lobby
let desk: Desk
let manager: Desk
let line: FakeProvider
let sms: FakeProvider
let mail: FakeMailHost

const home = castId('household', 'B棟-12F-3')
let people: { ResidentId: string; Name: string }[]

beforeAll(async () => {
  line = await fakeProvider({ status: 200, body: '{"sentMessages":[{"id":"L1"}]}' })
  sms = await fakeProvider({ status: 200, body: '[1]\r\nmsgid=S77\r\nstatuscode=1\r\nAccountPoint=9' })
  mail = await fakeMailHost()
  lobby = await startLobby({ run: 'api,worker', env: { PRIVATE_HOSTS: '1', LINE_API: line.url } })
  desk = await lobby.as('desk1')
  manager = await lobby.as('auth_0912345678', '晴川社區')
  const { Settings, Version } = (await manager.get('/api/v1/Notice/Settings')).body.Data
  await manager.put('/api/v1/Notice/Settings', { ...Settings, Quiet: null, Version })
  await connectLine(manager)
  await connectSms(manager, sms.url)
  await connectMail(manager, mail.port)
  people = (await desk.get(`/api/v1/Notice/Contact/${home}`)).body.Data
})
afterAll(async () => {
  await lobby.close()
  await Promise.all([line.close(), sms.close(), mail.close()])
})
beforeEach(async () => {
  line.asked.length = 0
  sms.asked.length = 0
  mail.mails.length = 0
  for (const { ResidentId } of people)
    await contact(desk, ResidentId, { LineUserId: '', Email: '', Way: 'none' })
})

// What a test causes at other households too is sent before the next one counts what came to a provider.
afterEach(() => expect.poll(underWay, patient).toBe(0))

const underWay = async (): Promise<number> =>
  (
    await lobby.owner.query(
      `select (select count(*) from notice_delivery where state in ('waiting', 'failed'))::int
         + (select count(*) from graphile_worker._private_jobs where run_at <= now())::int as n`,
    )
  ).rows[0].n

const who = (nth: number) => people[nth]?.ResidentId ?? ''
const reach = (nth: number, change: Record<string, unknown>) =>
  contact(desk, who(nth), { Way: 'auto', ...change })
const states = async (id: string) => (await toldOf(desk, id)).map((d) => `${d.Channel} ${d.State}`)
const arriveHere = () => arrive(desk, { TabletId: home })

describe('LINE', () => {
  it('gets one push with the community’s token, and the list shows its id and a masked address', async () => {
    await reach(0, { LineUserId: lineUser.one })
    const { PdId } = await arriveHere()
    await expect.poll(() => states(PdId), patient).toEqual(['line sent'])
    const [push, ...more] = line.asked
    expect(more).toEqual([])
    expect(push).toMatchObject({ method: 'POST', path: '/v2/bot/message/push' })
    expect(push?.headers.authorization).toBe('Bearer line-secret')
    const body = JSON.parse(push?.body ?? '{}')
    expect(body.to).toBe(lineUser.one)
    expect(body.messages[0].text).toMatch(/B棟-12F-3.*包裹 1 件/)
    expect((await toldOf(desk, PdId))[0].Address).toBe('LINE ***1111')
  })

  it('that fails once and then answers makes one message under one retry key', async () => {
    await reach(0, { LineUserId: lineUser.one })
    line.next({ status: 500 })
    const { PdId } = await arriveHere()
    await expect.poll(() => states(PdId), patient).toEqual(['line sent'])
    expect(line.asked).toHaveLength(2)
    expect(new Set(line.asked.map((a) => a.headers['x-line-retry-key'])).size).toBe(1)
    expect((await toldOf(desk, PdId))[0].Tries).toBe(2)
  })

  it('that refuses somebody for good makes way for the next channel at once', async () => {
    await reach(0, { LineUserId: lineUser.one, Email: 'liu@example.com' })
    line.next({ status: 400, body: '{"message":"Failed to send messages"}' })
    const { PdId } = await arriveHere()
    await expect.poll(() => states(PdId), patient).toEqual(['line givenUp', 'mail sent'])
    expect(line.asked).toHaveLength(1)
    expect(mail.mails[0]?.to).toEqual(['liu@example.com'])
    expect((await toldOf(desk, PdId))[0].Problem).toContain('LINE 不接受')
  })

  it('that fails again and again is given up, and a person is asked to hang up a tag', async () => {
    const { Settings, Version } = (await manager.get('/api/v1/Notice/Settings')).body.Data
    await manager.put('/api/v1/Notice/Settings', { ...Settings, GiveUpAfter: 1, Order: ['line'], Version })
    await reach(0, { LineUserId: lineUser.one })
    line.next({ status: 503 })
    const { PdId } = await arriveHere()
    await expect.poll(() => states(PdId), patient).toEqual(['line givenUp', 'tag byHand'])
    const [first] = await toldOf(desk, PdId)
    const retried = await desk.post(`/api/v1/Notice/${first.DeliveryId}/Retry`)
    expect(retried.status).toBe(200)
    await expect.poll(() => states(PdId), patient).toEqual(['line sent', 'tag byHand'])
    expect(new Set(line.asked.map((a) => a.headers['x-line-retry-key'])).size).toBe(1)
    const again = await desk.post(`/api/v1/Notice/${first.DeliveryId}/Retry`)
    expect(again.body.ErrorMessage.Code).toBe(409133)
    await manager.put('/api/v1/Notice/Settings', { ...Settings, Version: Version + 1 })
  })

  it('that refuses a notice which was called off meanwhile is not made up for by a call or a tag', async () => {
    await reach(0, { LineUserId: lineUser.one, Email: 'liu@example.com' })
    const PdId = newId()
    line.next({
      status: 400,
      before: async () => {
        await desk.post(`/api/v1/Postal/${PdId}/Void`, { Reason: '登記錯戶' })
        await expect.poll(() => states(PdId), patient).toEqual(['line calledOff'])
      },
    })
    await arrive(desk, { TabletId: home, PdId })
    await expect.poll(() => states(PdId), patient).toEqual(['line calledOff'])
    // The next message goes out behind whatever was still made of this one.
    const next = await arriveHere()
    await expect.poll(() => states(next.PdId), patient).toEqual(['line sent'])
    expect(await states(PdId)).toEqual(['line calledOff'])
    expect(mail.mails).toEqual([])
  })

  it('tells everybody of the household who has it', async () => {
    await reach(0, { LineUserId: lineUser.one })
    await reach(1, { LineUserId: lineUser.two })
    const { PdId } = await arriveHere()
    await expect.poll(() => states(PdId), patient).toEqual(['line sent', 'line sent'])
    expect(line.asked.map((a) => JSON.parse(a.body).to).sort()).toEqual([lineUser.one, lineUser.two])
  })

  it('hears of a hand-over, and of nothing that was voided before it was told', async () => {
    await reach(0, { LineUserId: lineUser.one })
    const { PdId } = await arriveHere()
    await expect.poll(() => states(PdId), patient).toEqual(['line sent'])
    await desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [PdId] }))
    await expect.poll(() => line.asked.length, patient).toBe(2)
    expect(JSON.parse(line.asked[1]?.body ?? '{}').messages[0].text).toMatch(/已於 \d+\/\d+ \d\d:\d\d 領取/)
  })
})

describe('a correction of the household', () => {
  it('tells the new one, and tells the one that came in vain that it need not', async () => {
    await reach(0, { LineUserId: lineUser.one })
    const { PdId } = await arriveHere()
    await expect.poll(() => states(PdId), patient).toEqual(['line sent'])
    const { status } = await desk.put(`/api/v1/Postal/${PdId}`, {
      TabletId: castId('household', 'B棟-3F-1'),
      Reason: '登記錯戶',
      RowVersion: 1,
    })
    expect(status).toBe(200)
    await expect
      .poll(async () => (await toldOf(desk, PdId)).map((d) => `${d.TabletNote} ${d.Reason}`).sort(), patient)
      .toEqual(['B棟-12F-3 arrived', 'B棟-12F-3 withdrawn', 'B棟-3F-1 readdressed'])
    await expect.poll(() => line.asked.length, patient).toBe(2)
    expect(JSON.parse(line.asked[1]?.body ?? '{}').messages[0].text).toContain('不用前來領取')
  })
})

describe('SMS', () => {
  it('goes to one person of a household by the gateway’s own fields, and its number is read from the answer', async () => {
    await reach(0, {})
    await reach(1, {})
    const { PdId } = await arriveHere()
    await expect.poll(() => states(PdId), patient).toEqual(['sms sent'])
    expect(sms.asked).toHaveLength(1)
    const form = new URLSearchParams(sms.asked[0]?.body)
    expect(form.get('username')).toBe('lobby-account')
    expect(form.get('password')).toBe('sms-secret')
    expect(form.get('dstaddr')).toMatch(/^09\d{8}$/)
    expect(form.get('smbody')).toContain('B棟-12F-3')
    const [shown] = await toldOf(desk, PdId)
    expect(form.get('clientid')).toBe(shown.DeliveryId)
    expect(shown.Address).toMatch(/^09\d\d\*\*\*\d{3}$/)
  })
})

describe('mail', () => {
  it('carries a fixed Message-ID, so that a second try is the same mail', async () => {
    await reach(0, { Email: 'liu@example.com', Way: 'mail' })
    mail.refuse(451)
    const { PdId } = await arriveHere()
    await expect.poll(() => states(PdId), patient).toEqual(['mail sent'])
    const [{ DeliveryId, Tries }] = await toldOf(desk, PdId)
    expect(Tries).toBe(2)
    expect(mail.mails).toHaveLength(1)
    expect(mail.mails[0]?.raw).toContain(`Message-ID: <${DeliveryId}@lobby.example>`)
  })

  it('that is refused for good is given up with a sentence, and SMS takes over', async () => {
    await reach(0, { Email: 'nobody@example.com', Way: 'mail' })
    mail.refuse(550)
    const { PdId } = await arriveHere()
    await expect.poll(() => states(PdId), patient).toEqual(['mail givenUp', 'sms sent'])
    expect((await toldOf(desk, PdId))[0].Problem).toContain('550')
  })
})

describe('trying a channel out', () => {
  it('sends one message to the address given and keeps no address of it', async () => {
    const asked = await manager.post('/api/v1/Notice/Channel/mail/Test', { Address: 'me@example.com' })
    const id = asked.body.Data.DeliveryId
    const find = async () => (await manager.get(`/api/v1/Notice/Delivery/${id}`)).body.Data
    await expect.poll(async () => (await find()).State, patient).toBe('sent')
    expect((await find()).Address).toBe('m***@example.com')
    const { rows } = await lobby.owner.query('select test_address from notice_delivery where id = $1', [id])
    expect(rows[0].test_address).toBe('')
    const wrong = await manager.post('/api/v1/Notice/Channel/line/Test', { Address: 'me' })
    expect(wrong.body.Message).toContain('收件位址不正確')
  })
})
