import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/core/api/Intercom'
const own = '/api/v1/Intercom'
const [home, next] = [castId('household', 'A棟-12F-3'), castId('household', 'A棟-8F-1')]
let lobby: Lobby
let admin: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  await lobby.owner.query('delete from intercom_device where household_id is not null')
  await lobby.owner.query('delete from intercom_household')
})
afterAll(() => lobby.close())

const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code
const open = (AuthorizedIds: string[], UnauthorizedIds: string[] = []) =>
  admin.put('/core/api/InterCom/AuthorizedTablets', { AuthorizedIds, UnauthorizedIds })
const tablet = async (id: string, by: Desk = desk) =>
  (await by.get(`${base}/Tablets`, { MaxCount: 100 })).body.Data.find(
    (row: { TabletId: string }) => row.TabletId === id,
  )
const forward = (to: 'Landline' | 'CellPhone', CallForwardingNumber: string, id = home) =>
  desk.put(`${base}/Tablet/${id}/CallForwarding/${to}`, { CallForwardingNumber })

/** What a device without an account of a person sends. */
async function send(path: string, body: object) {
  const answer = await fetch(`${lobby.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}

describe('a household', () => {
  it('R421 is listed once the intercom is opened for it, with the number by which it is dialled, and not after it is closed', async () => {
    expect(codeOf(await forward('CellPhone', '0912336870'))).toBe(409_33_521)
    expect((await open([home, newId()])).status).toBe(404)
    expect((await open([home], [home])).status).toBe(400)
    expect((await desk.put('/core/api/InterCom/AuthorizedTablets', { AuthorizedIds: [home] })).status).toBe(
      403,
    )
    for (const status of [200, 200]) expect((await open([home, next])).status).toBe(status)
    expect(await tablet(home)).toMatchObject({ TabletNote: 'A棟-12F-3', DialCode: '11203', Hearing: 'deaf' })
    await forward('CellPhone', '0912336870', next)
    await open([], [next])
    expect(await tablet(next)).toBeUndefined()
    await open([next])
    expect(await tablet(next)).toMatchObject({ CallForwardingNumber: '' })
    const all = (await desk.get('/core/api/InterCom/AuthorizedTablets')).body.Data
    expect(all.filter((row: { IsAuthorized: boolean }) => row.IsAuthorized)).toHaveLength(2)
  })

  it('R425 forwards to a landline or a mobile phone until it is removed, and never to a number of a service', async () => {
    expect((await forward('CellPhone', '0912-336-870')).status).toBe(200)
    expect(await tablet(home)).toMatchObject({
      CallForwardingType: 'cellPhone',
      CallForwardingNumber: '0912336870',
      Hearing: 'well',
    })
    expect((await forward('Landline', '(02)2345-6789')).status).toBe(200)
    expect(await tablet(home)).toMatchObject({
      CallForwardingType: 'landline',
      CallForwardingNumber: '0223456789',
    })
    for (const [to, typed, code] of [
      ['Landline', '119', 400_33_523],
      ['CellPhone', '0204123456', 400_33_523],
      ['CellPhone', '0223456789', 400_33_522],
      ['Landline', '0912336870', 400_33_521],
    ] as const)
      expect(codeOf(await forward(to, typed))).toBe(code)
    expect(await tablet(home)).toMatchObject({ CallForwardingNumber: '0223456789' })
    const notes = (type: string, number: string) =>
      desk.get(`/core/api/InterCom/CallForwardingType/${type}/CallForwardingNumber/${number}/TabletNotes`)
    expect((await notes('1', '02-23456789')).body.Data).toEqual([{ TabletId: home, TabletNote: 'A棟-12F-3' }])
    expect((await notes('CellPhone', '0223456789')).body.Data).toEqual([])
    expect(codeOf(await notes('3', '0223456789'))).toBe(400_33_525)
    await desk.delete(`/core/api/InterCom/Tablet/${home}/SubscriberCallForwarding`)
    expect(await tablet(home)).toMatchObject({ CallForwardingType: null, CallForwardingNumber: '' })
  })

  it('R427 has five devices at most, each with an account that is shown once', async () => {
    const add = () =>
      desk.post(`${own}/Tablet/${home}/Device`, {
        DeviceId: newId(),
        DeviceKind: 'app',
        DeviceName: '王建民 iPhone',
      })
    const answers = await Promise.all(Array.from({ length: 6 }, add))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.flatMap((one) => codeOf(one) ?? [])).toEqual([409_33_502])
    const [plain, whole] = await Promise.all([
      desk.get(`${base}/Tablets/${home}/Devices`),
      desk.get(`/core/api/v2/Intercom/Tablets/${home}/Devices`),
    ])
    expect(plain.body.Data).toHaveLength(5)
    expect(plain.body.Data[0]).not.toHaveProperty('SipName')
    expect(whole.body.Data[0]).toMatchObject({
      DeviceName: '王建民 iPhone',
      IsReachable: false,
      RegisteredAt: null,
    })
    expect(JSON.stringify(whole.body)).not.toContain(answers[0]?.body.Data?.Password)
  })

  it('rings in the order that it is given, as it was seen; the guard stays last', async () => {
    const { RowVersion } = await tablet(home)
    const put = (ChainOrder: string[]) => desk.put(`${own}/Tablet/${home}/Order`, { RowVersion, ChainOrder })
    expect(codeOf(await put(['forward', 'app', 'app']))).toBe(400_33_524)
    expect((await put(['forward', 'app', 'indoor'])).status).toBe(200)
    expect(codeOf(await put(['app', 'forward', 'indoor']))).toBe(409_33_522)
    const { Legs } = await tablet(home)
    expect(Legs.map(({ Leg }: { Leg: string }) => Leg)).toEqual(['forward', 'app', 'indoor', 'guard'])
  })

  it('shows its number whole to the desk and by its end to a one-time account', async () => {
    await forward('CellPhone', '0912336870')
    const once = await lobby.as('once1')
    expect((await tablet(home, once)).CallForwardingNumber).toBe('•••• 870')
    expect((await forward('CellPhone', '0912336870')).status).toBe(200)
    expect(
      (
        await once.put(`${base}/Tablet/${home}/CallForwarding/CellPhone`, {
          CallForwardingNumber: '0912336871',
        })
      ).status,
    ).toBe(403)
    // Whoever may not read telephones of residents reads none here, nor whoever changes no chains.
    const allow = async (Permission: string, Allowed: boolean) => {
      const Changes = [{ Role: 'desk', Permission, Allowed, Seen: !Allowed }]
      expect((await admin.put('/api/v1/Account/Permission', { Changes })).status).toBe(200)
    }
    await allow('phoneNumbers.show', false)
    const number = async () => (await tablet(home)).CallForwardingNumber
    await expect.poll(number, { timeout: 20_000 }).toBe('•••• 870')
    await allow('phoneNumbers.show', true)
    await expect.poll(number, { timeout: 20_000 }).toBe('0912336870')
    await allow('intercomTablets.edit', false)
    await expect.poll(number, { timeout: 20_000 }).toBe('•••• 870')
    expect((await forward('CellPhone', '0912336871')).status).toBe(403)
    await allow('intercomTablets.edit', true)
  })
})

it('R421 a sentry’s screen lists the households that it may call by label and number, and no names', async () => {
  const SentryId = newId()
  const made = await admin.post('/core/api/v2/InterCom/Sentry', { SentryId, SentryName: '電梯廳' })
  const { SerialNumber } = made.body.Data
  const ask = () => send(`${own}/Display`, { SerialNumber })
  expect((await ask()).body.Data.Households).toEqual([
    { TabletNote: 'A棟-8F-1', DialCode: '10801' },
    { TabletNote: 'A棟-12F-3', DialCode: '11203' },
  ])
  const { RowVersion } = (await desk.get(`${base}/Sentry/${SentryId}/Allowlist`)).body.Data
  await admin.put(`${base}/Sentry/${SentryId}/Allowlist`, { RowVersion, AllowsAll: false, TabletIds: [home] })
  expect((await ask()).body.Data).toEqual({
    SentryName: '電梯廳',
    Households: [{ TabletNote: 'A棟-12F-3', DialCode: '11203' }],
  })
})
