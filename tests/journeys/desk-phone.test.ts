import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import {
  freePort,
  hasWebExchange,
  listenForTones,
  sipp,
  startExchange,
  startRtpengine,
} from '../setup/sipp.ts'
import { journey } from './browser.ts'

const own = '/api/v1/Intercom'
const home = castId('household', 'A棟-12F-3')
const domain = '127.0.0.1'
const port = await freePort()
const control = await freePort()
const world = journey({ env: { INTERCOM_SOCKETS: `ws://${domain}:${port}` } })
const running: ChildProcess[] = []
let door: { SipName: string; Password: string }

beforeAll(async () => {
  if (!hasWebExchange) return
  const { lobby } = world
  const admin = await lobby.as('auth_0912345678', '晴川社區')
  for (const table of [
    'intercom_call',
    'intercom_device',
    'intercom_household',
    'intercom_allow',
    'intercom_door_event',
    'intercom_door_order',
    'intercom_door',
    'intercom_sentry',
  ])
    await lobby.owner.query(`delete from ${table}`)
  await admin.put('/core/api/InterCom/AuthorizedTablets', { AuthorizedIds: [home] })
  const sentry = async (SentryName: string, OpenDigits: string) => {
    const SentryId = newId()
    await admin.post('/core/api/v2/InterCom/Sentry', {
      SentryId,
      SentryName,
      SentryKind: 'hardware',
      OpenDigits,
    })
    return SentryId
  }
  const gate = await sentry('正門', '9#')
  const made = await admin.post(`${own}/Sentry/${gate}/Device`, { DeviceId: newId(), DeviceName: '正門' })
  door = made.body.Data
  await admin.put(`/core/api/Intercom/Sentry/${await sentry('櫃台', '')}/CommunityMainCallBack`)
  const { Exchange: seen } = (await admin.get('/core/api/Intercom/Setting')).body.Data
  await admin.put(`${own}/Setting/Exchange`, { ...seen, Domain: domain, SipPort: port, WebPort: port })
  const { body } = await admin.post(`${own}/Exchange/Configuration`)
  const content = (body.Data.Files[0].Content as string)
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, lobby.url)
    .replace('# #!define WITH_RTPENGINE', '#!define WITH_RTPENGINE')
    .replace('127.0.0.1:2223', `127.0.0.1:${control}`)
  running.push(await startRtpengine(control))
  const exchange = await startExchange(content)
  running.push(exchange.child)
}, 120_000)
afterAll(() => {
  for (const child of running) child.kill()
})

describe.skipIf(!hasWebExchange)('through Kamailio (kamailio, kamailio-websocket, rtpengine, sipp)', () => {
  it('two desks ring; one answers a door, which ends the other’s ringing, opens it by its keys as tones, mutes and hangs up', async () => {
    const first = await world.desk('desk1', { at: '/mgmt/intercom/deskPhone' })
    const second = await world.desk('desk2', { at: '/mgmt/intercom/deskPhone' })
    for (const desk of [first, second]) {
      await desk.context().grantPermissions(['microphone'])
      await desk.getByRole('button', { name: '在這裡接聽' }).click()
      await desk.getByText('可響', { exact: true }).waitFor()
    }
    const ready = async () =>
      (
        await world.lobby.owner.query<{ sip_name: string }>(
          'select sip_name from intercom_desk_phone where ended_at is null and reachable_until > now() order by slot',
        )
      ).rows.map(({ sip_name }) => sip_name)
    const [, before] = await ready()
    // Wherever the desk is: the page is loaded anew, and rings with another account.
    await second.goto('/mgmt/home')
    await expect
      .poll(async () => (await ready()).filter((name) => name !== before).length, { timeout: 60_000 })
      .toBe(2)
    const ear = await listenForTones()
    try {
      const of = { user: door.SipName, password: door.Password, domain, proxy: port, port: await freePort() }
      const call = await sipp('door', { ...of, dial: '11203', sound: ear.port, seconds: 90 })
      const bars = [first, second].map((desk) => desk.getByRole('alertdialog', { name: '對講機來電' }))
      for (const bar of bars) {
        await bar.getByText('正門 來電').waitFor()
        await bar.getByText('找 A棟-12F-3').waitFor()
      }
      const [bar] = bars
      await bar?.getByRole('button', { name: /^接聽/ }).click()
      await bar?.getByText(/通話中/).waitFor()
      await bars[1]?.waitFor({ state: 'detached' })
      await expect.poll(ear.packets, { timeout: 20_000 }).toBeGreaterThan(20)
      await bar?.getByRole('button', { name: /開門/ }).click()
      await expect.poll(ear.tones, { timeout: 20_000 }).toBe('9#')
      await bar?.getByRole('button', { name: '靜音' }).click()
      await bar?.getByRole('button', { name: '取消靜音' }).waitFor()
      await bar?.getByRole('button', { name: '掛斷' }).click()
      await bar?.waitFor({ state: 'detached' })
      // Whoever rang hears that it is over.
      expect((await call.ended).code).toBe(0)
      const read = async () =>
        (
          await world.lobby.owner.query(
            'select answered_leg, answered_by, door_opened_at, ended_at from intercom_call',
          )
        ).rows[0]
      await expect.poll(async () => (await read()).ended_at, { timeout: 20_000 }).not.toBeNull()
      const { rows } = await world.lobby.owner.query("select display_name from account where name = 'desk1'")
      expect(await read()).toMatchObject({
        answered_leg: 'guard',
        answered_by: rows[0].display_name,
        door_opened_at: expect.any(Date),
      })
      call.stop()
    } finally {
      ear.close()
    }
  }, 180_000)
})

it('without an exchange that takes browsers the page says so, and the rest works', async () => {
  const { owner } = world.lobby
  await owner.query("delete from intercom_setting where section = 'exchange'")
  const desk = await world.desk('desk1', { at: '/mgmt/intercom/deskPhone' })
  await desk.getByText('還沒有對講機交換機，櫃台電話不會響').waitFor()
  expect(await desk.getByRole('button', { name: '在這裡接聽' }).first().isDisabled()).toBe(true)
})
