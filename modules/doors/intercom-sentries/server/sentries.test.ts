import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/core/api/Intercom'
const own = '/api/v1/Intercom'
let lobby: Lobby
let admin: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  // The demo has sentries of its own.
  for (const { SentryId } of await sentries()) await admin.delete(`${base}/Sentry/${SentryId}`)
})
afterAll(() => lobby.close())

interface Sentry {
  SentryId: string
  SentryName: string
  SerialNumber: string
  RowVersion: number
  IsCommunityMainCallBack: boolean
  Devices: { DeviceId: string; DeviceName: string }[]
}
const sentries = async (): Promise<Sentry[]> => (await desk.get(`${base}/Sentries`)).body.Data
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code
const sentenceOf = ({ body }: { body: { ErrorMessage?: { Description: string } } }) =>
  body.ErrorMessage?.Description
async function add(name: string, more: object = {}) {
  const SentryId = newId()
  const made = await admin.post('/core/api/v2/InterCom/Sentry', { SentryId, SentryName: name, ...more })
  expect(made.status).toBe(200)
  return { SentryId, serial: made.body.Data.SerialNumber as string }
}
/** What a device without an account of a person sends. */
async function send(path: string, body: object) {
  const answer = await fetch(`${lobby.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}
const signIn = (SerialNumber: string, more: object = {}) =>
  send(`${own}/Sign-In`, { SerialNumber, DeviceId: newId(), DeviceName: '門廳平板', ...more })

describe('a sentry', () => {
  it('R422 R424 has a name of at most 20 characters and a serial number that is shown once', async () => {
    const { SentryId, serial } = await add('一二三四五六七八九十一二三四五六七八九十')
    expect(serial).toMatch(/^([A-Z2-9]{5}-){3}[A-Z2-9]{5}$/)
    const long = { SentryId: newId(), SentryName: '一二三四五六七八九十一二三四五六七八九十一' }
    expect((await admin.post('/core/api/v2/InterCom/Sentry', long)).status).toBe(400)
    const shown = (await desk.get(`${base}/Sentry/${SentryId}`)).body.Data
    expect(shown.SerialNumber).toBe(`•••• ${serial.slice(-4)}`)
    expect((await desk.post('/core/api/v2/InterCom/Sentry', { ...long, SentryName: '正門' })).status).toBe(
      403,
    )
    await admin.delete(`${base}/Sentry/${SentryId}`)
    expect((await desk.get(`${base}/Sentry/${SentryId}`)).status).toBe(404)
  })

  it('R423 R427 takes five devices by its serial number and says so to the sixth, also when all come at once', async () => {
    const { SentryId, serial } = await add('正門')
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => signIn(serial.toLowerCase().replaceAll('-', ' '))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = answers.find(({ status }) => status !== 200)
    expect(refused && codeOf(refused)).toBe(409_33_502)
    expect(refused && sentenceOf(refused)).toContain('已達上限 5 台')
    const { Devices } = (await desk.get(`${base}/Sentry/${SentryId}`)).body.Data as Sentry
    expect(Devices).toHaveLength(5)
    const [first] = Devices
    await admin.put(`${base}/Device/${first?.DeviceId}`, { DeviceName: '左邊的平板' })
    await admin.delete(`${base}/Device/${Devices[1]?.DeviceId}`)
    const after = (await desk.get(`${base}/Sentry/${SentryId}`)).body.Data as Sentry
    expect(after.Devices.map(({ DeviceName }) => DeviceName)).toContain('左邊的平板')
    expect(after.Devices).toHaveLength(4)
    expect((await signIn(serial)).status).toBe(200)
  })

  it('logs its devices out when its serial number is renewed, and the old one signs nobody in', async () => {
    const { SentryId, serial } = await add('側門')
    await signIn(serial)
    const renewed = await admin.post(`${base}/Sentry/${SentryId}/SerialNumber/Renew`)
    expect(renewed.body.Data.SerialNumber).not.toBe(serial)
    expect(((await desk.get(`${base}/Sentry/${SentryId}`)).body.Data as Sentry).Devices).toEqual([])
    expect(codeOf(await signIn(serial))).toBe(401_33_501)
    expect((await signIn(renewed.body.Data.SerialNumber)).status).toBe(200)
  })

  it('R426 is refused when as many as the contract allows are there', async () => {
    const { Version, SentryCount, ...contract } = (await desk.get(`${base}/Contract`)).body.Data
    const saved = await admin.put(`${own}/Setting/Contract`, {
      ...contract,
      Version,
      MostSentries: SentryCount,
    })
    expect(saved.status).toBe(200)
    const one = { SentryId: newId(), SentryName: '多一台' }
    const refused = await admin.post('/core/api/v2/InterCom/Sentry', one)
    expect([codeOf(refused), sentenceOf(refused)]).toEqual([
      409_33_501,
      expect.stringContaining(`上限 ${SentryCount} 台`),
    ])
    const stale = await admin.put(`${own}/Setting/Contract`, { ...contract, Version, MostSentries: 20 })
    expect(codeOf(stale)).toBe(409_33_508)
    await admin.put(`${own}/Setting/Contract`, { ...contract, Version: Version + 1, MostSentries: 20 })
  })

  it('R422 calls all households, or those of its list alone, as they were seen', async () => {
    const { SentryId } = await add('B1 車道')
    const ids = [castId('household', 'A棟-12F-3'), castId('household', 'B棟-3F-1')]
    const before = (await desk.get(`${base}/Sentry/${SentryId}/Allowlist`)).body.Data
    expect(before).toMatchObject({ AllowsAll: true, TabletIds: [] })
    const put = (more: object) =>
      admin.put(`${base}/Sentry/${SentryId}/Allowlist`, {
        RowVersion: before.RowVersion,
        AllowsAll: false,
        TabletIds: ids,
        ...more,
      })
    expect((await put({ TabletIds: [newId()] })).status).toBe(404)
    expect((await put({})).status).toBe(200)
    expect(codeOf(await put({}))).toBe(409_33_505)
    const after = (await desk.get(`${base}/Sentry/${SentryId}/Allowlist`)).body.Data
    expect([...after.TabletIds].sort()).toEqual([...ids].sort())
    expect(after.TabletNotes[after.TabletIds.indexOf(ids[0])]).toBe('A棟-12F-3')
  })

  it('is put into an order of all, and takes calls back to the community until it does not', async () => {
    const ids = (await sentries()).map(({ SentryId }) => SentryId).reverse()
    expect(codeOf(await admin.put(`${base}/Sentries/Sort`, { SentryIds: ids.slice(1) }))).toBe(409_33_507)
    expect((await admin.put(`${base}/Sentries/Sort`, { SentryIds: ids })).status).toBe(200)
    expect((await sentries()).map(({ SentryId }) => SentryId)).toEqual(ids)
    const isBack = async () =>
      (await sentries()).find(({ SentryId }) => SentryId === ids[0])?.IsCommunityMainCallBack
    await admin.put(`${base}/Sentry/${ids[0]}/CommunityMainCallBack`)
    expect(await isBack()).toBe(true)
    await admin.delete(`${base}/Sentry/${ids[0]}/CommunityMainCallBack`)
    expect(await isBack()).toBe(false)
  })

  it('R421 of hardware gets accounts that are typed in by hand; a tablet’s does not', async () => {
    const { SentryId } = await add('車道閘門', { SentryKind: 'hardware' })
    const device = { DeviceId: newId(), DeviceName: '閘門機' }
    const made = await admin.post(`${own}/Sentry/${SentryId}/Device`, device)
    expect(made.body.Data).toMatchObject({
      SipName: expect.stringMatching(/^d[a-z0-9]{11}$/),
      Password: expect.any(String),
    })
    const { SentryId: tablet } = await add('大廳平板')
    expect(codeOf(await admin.post(`${own}/Sentry/${tablet}/Device`, { ...device, DeviceId: newId() }))).toBe(
      409_33_509,
    )
  })
})
