import { afterAll, beforeAll, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { everyone, newsOf, release, textOf, until, withServices } from '#tests/setup/everyday.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { connectSms, contact, type FakeProvider, fakeProvider } from '#tests/setup/providers.ts'

let lobby: Lobby
let desk: Desk
let sms: FakeProvider
const home = castId('household', 'B棟-12F-3')
const audience = { ...everyone, TabletIds: [home] }
const taken = { status: 200, body: '[1]\r\nmsgid=S77\r\nstatuscode=1\r\nAccountPoint=9' }

beforeAll(async () => {
  sms = await fakeProvider(taken)
  // Nobody said where residents reach it: messages have no links.
  lobby = await startLobby({ run: 'api,worker', env: { PRIVATE_HOSTS: '1' } })
  await withServices(lobby)
  desk = await lobby.as('desk1')
  const manager = await lobby.as('auth_0912345678', '晴川社區')
  const { Settings, Version } = (await manager.get('/api/v1/Notice/Settings')).body.Data
  await manager.put('/api/v1/Notice/Settings', { ...Settings, Quiet: null, Version })
  await connectSms(manager, sms.url)
  const people = (await desk.get(`/api/v1/Notice/Contact/${home}`)).body.Data
  for (const { ResidentId } of people)
    await contact(desk, ResidentId, { LineUserId: '', Email: '', Way: 'none' })
  await contact(desk, people[0].ResidentId, { Way: 'auto' })
})
afterAll(async () => {
  await lobby.close()
  await sms.close()
})

const texts = () => sms.asked.map(({ body }) => [...new URLSearchParams(body).values()].join('\n'))

it('a long announcement is a short text message of two pieces, with or without a link', async () => {
  await release(desk, { IsPush: true, Audience: audience, Content: textOf('水'.repeat(9_900)) })
  await until(async () => sms.asked.length === 1)
  const [text = ''] = texts()
  expect(text).toContain('水塔清洗停水通知')
  expect(text).toContain('全文請看公告欄')
  expect(text.match(/水/g)?.length).toBeLessThan(134)
})

it('what is corrected while a message waits goes out as it is now', async () => {
  sms.asked.length = 0
  sms.next({ status: 503 })
  const { Id, RowVersion } = await release(desk, {
    IsPush: true,
    Title: '星期一停水',
    Audience: audience,
    Content: textOf('星期一上午停水。'),
  })
  await until(async () => sms.asked.length === 1)
  const edited = newsOf({
    IsPush: true,
    Title: '停水改期',
    Audience: audience,
    Content: textOf('改到星期二。'),
  })
  expect((await desk.put(`/api/v1/News/${Id}`, { ...edited, RowVersion })).status).toBe(200)
  await until(async () => texts().some((text) => text.includes('改到星期二。')))
  expect(texts().at(-1)).toContain('停水改期')
})
