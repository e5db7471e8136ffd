import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { DoorDevice } from '#tests/setup/door-device.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const own = '/api/v1/Intercom'
const phone = `${own}/Desk-Phone`
const domain = 'sip.lobby.test'
let lobby: Lobby
let admin: Desk
let desk: Desk
let exchange: { id: string; key: string }
const front = newId()
const guard = newId()
let door: { SipName: string }

const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code
async function ask(what: string, body: object) {
  const answer = await fetch(`${lobby.url}${own}/Exchange/${exchange.id}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: exchange.key, ...body }),
  })
  return JSON.parse(await answer.text())
}

beforeAll(async () => {
  lobby = await startLobby({ run: 'api,gateways', env: { INTERCOM_SOCKETS: `wss://${domain}:8443` } })
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  const homes = [castId('household', 'A棟-12F-3')]
  await admin.put('/core/api/InterCom/AuthorizedTablets', { AuthorizedIds: homes })
  for (const [SentryId, SentryName] of [
    [front, '北門'],
    [guard, '北崗亭'],
  ])
    await admin.post('/core/api/v2/InterCom/Sentry', {
      SentryId,
      SentryName,
      SentryKind: 'hardware',
      OpenDigits: '9#',
    })
  await admin.put(`/core/api/Intercom/Sentry/${guard}/CommunityMainCallBack`)
  const device = { DeviceId: newId(), DeviceName: '北門' }
  door = (await admin.post(`${own}/Sentry/${front}/Device`, device)).body.Data
  const { Exchange: seen } = (await admin.get('/core/api/Intercom/Setting')).body.Data
  await admin.put(`${own}/Setting/Exchange`, { ...seen, Domain: domain, WebPort: 8443 })
  const { body } = await admin.post(`${own}/Exchange/Configuration`)
  const content = body.Data.Files[0].Content as string
  exchange = {
    id: /Exchange\/([0-9a-f-]{36})"/.exec(content)?.[1] ?? '',
    key: /define KEY "([0-9a-f]+)"/.exec(content)?.[1] ?? '',
  }
}, 120_000)
afterAll(() => lobby.close())

/** Switches the telephone on as a page does, and registers it. */
async function switchOn() {
  const PhoneId = newId()
  const { body } = await desk.post(phone, { PhoneId, SentryId: guard })
  await ask('Registered', { user: body.Data.SipName, expires: 120 })
  return { PhoneId, SipName: body.Data.SipName as string }
}

describe('in a call from a door with a controller', () => {
  it('the desk opens it by an order, once; the log says so when the door did; without its line the keys open it', async () => {
    const { PhoneId, SipName } = await switchOn()
    const DoorId = newId()
    const made = { DoorId, SentryId: front, DoorName: '北門門禁', OpenMinutes: 3 }
    const { DeviceName, Password } = (await admin.post(`${own}/Door`, made)).body.Data
    const address = `${lobby.url.replace('http://', `ws://${DeviceName}:${Password}@`)}/devices/doors/${DeviceName}`
    const device = new DoorDevice(address)
    await device.connect()
    const answered = async (callId: string) => {
      await ask('Route', { callId, from: door.SipName, to: '0' })
      await ask('Note', { callId, what: 'answered', leg: 0, by: SipName })
    }
    const open = (SipCallId: string, more = {}) =>
      desk.post(`${phone}/${PhoneId}/Call/Door`, { SipCallId, ...more })
    const openedAt = async (sipCallId: string) =>
      (
        await lobby.owner.query('select door_opened_at as at from intercom_call where sip_call_id = $1', [
          sipCallId,
        ])
      ).rows[0].at
    await answered('d1')
    expect((await desk.get(`${phone}/Call`, { SipCallId: 'd1' })).body.Data).toMatchObject({
      HasDoor: true,
      HasController: true,
    })
    // The order is on its way, and nothing is said to have opened.
    let told: { id: string } | undefined
    device.onOpen = (order) => (told = order)
    const OrderId = newId()
    const sent = await Promise.all([open('d1', { OrderId }), open('d1', { OrderId })])
    for (const { body } of sent) expect(body.Data).toEqual({ Digits: '', OrderId })
    await device.until(({ type, id, why }) => type === 'open' && id === OrderId && why === 'call')
    expect(await openedAt('d1')).toBeNull()
    // The call is over by the time that the door says so.
    await ask('Note', { callId: 'd1', what: 'ended' })
    device.do({ id: told?.id ?? '' })
    await device.confirmed()
    expect(await openedAt('d1')).not.toBeNull()
    expect([device.unlocked, device.told.filter(({ type }) => type === 'open').length]).toEqual([1, 1])
    expect((await desk.get(`${own}/Door/Order/${OrderId}`)).body.Data).toMatchObject({ Outcome: 'opened' })
    // Without its line the keys open it as before; a page that can send none hears why nothing opened.
    await device.cutPower()
    const away = async () =>
      (await desk.get(`${own}/Door`)).body.Data.find((one: { DoorId: string }) => one.DoorId === DoorId)
        .IsConnected
    await expect.poll(away).toBe(false)
    await answered('d2')
    expect(codeOf(await open('d2', { OrderId: newId(), SendsKeys: false }))).toBe(409_33_624)
    expect(await openedAt('d2')).toBeNull()
    expect((await open('d2', { OrderId: newId() })).body.Data).toEqual({ Digits: '9#', OrderId: null })
    expect(await openedAt('d2')).not.toBeNull()
    const { rows: acts } = await lobby.owner.query(
      "select action, count(*)::int as n from audit where target_id in (select id::text from intercom_call where sip_call_id in ('d1', 'd2')) and action like 'intercomDeskPhones.openDoor%' group by 1 order by 1",
    )
    expect(acts).toEqual([
      { action: 'intercomDeskPhones.openDoor', n: 2 },
      { action: 'intercomDeskPhones.openDoorAgain', n: 1 },
    ])
    await desk.delete(`${phone}/${PhoneId}`)
    await admin.delete(`${own}/Door/${DoorId}`)
  })
})
