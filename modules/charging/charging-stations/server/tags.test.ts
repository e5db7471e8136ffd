import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { TestStation } from '#tests/setup/charging-station.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/api/v1/EvCharging'
const [home, other] = [castId('household', 'B棟-9F-4'), castId('household', 'A棟-8F-1')]
const card = newId()
let lobby: Lobby
let admin: Desk
let desk: Desk
let committee: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,gateways' })
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  committee = await lobby.as('committee1')
  const tag = { TagId: card, IdTag: 'CARD0904', HouseholdId: home, Note: '', ExpiresAt: null }
  expect((await admin.post(`${base}/Tag`, tag)).status).toBe(200)
})
afterAll(() => lobby.close())

let bay = 0
const connected = async (more: Record<string, unknown> = {}) => {
  const made = await TestStation.add(admin, { bay: String(++bay), ...more })
  expect(await made.connect()).toBe(101)
  return made
}
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code
const start = (of: TestStation, tagId: string) =>
  desk.post(`${base}/Station/${of.stationId}/Command`, {
    CommandId: newId(),
    ConnectorId: of.connectorId,
    Command: 'start',
    Input: { tagId },
    Reason: '住戶來電',
  })
const begin = (of: TestStation) =>
  of.call('StartTransaction', {
    connectorId: 1,
    idTag: 'CARD0904',
    meterStart: 1000,
    timestamp: new Date().toISOString(),
  })

describe('the number of a card', () => {
  it('is told whole to those who set stations up; the desk chooses a card without it, others see none of the list', async () => {
    const numberFor = async (who: Desk) =>
      (await who.get(`${base}/Tag`)).body.Data.find((row: { TagId: string }) => row.TagId === card).IdTag
    expect(await numberFor(admin)).toBe('CARD0904')
    expect(await numberFor(desk)).toBe('•0904')
    expect((await committee.get(`${base}/Tag`)).status).toBe(403)
    const one = await connected()
    await begin(one)
    const said = async (who: Desk) =>
      (await who.get(`${base}/Session`, { ConnectorId: one.connectorId })).body.Data[0].IdTag
    expect([await said(admin), await said(committee)]).toEqual(['CARD0904', '•0904'])
  })

  it('is covered by half where it is short', async () => {
    const short = { TagId: newId(), IdTag: 'A1B2', HouseholdId: home, Note: '', ExpiresAt: null }
    expect((await admin.post(`${base}/Tag`, short)).status).toBe(200)
    const tags: { TagId: string; IdTag: string }[] = (await desk.get(`${base}/Tag`)).body.Data
    expect(tags.find(({ TagId }) => TagId === short.TagId)?.IdTag).toBe('•B2')
  })

  it('starts nothing at a bay where it may not charge, nor when it was typed', async () => {
    const bayOfOthers = await connected({ IsPrivate: true, HouseholdIds: [other] })
    expect(codeOf(await start(bayOfOthers, card))).toBe(409_30_013)
    const shared = await connected()
    for (const wrong of ['CARD0904', newId(), '']) expect(codeOf(await start(shared, wrong))).toBe(409_30_013)
    expect((await start(shared, card)).status).toBe(200)
    expect(await shared.until('RemoteStartTransaction')).toMatchObject({ idTag: 'CARD0904' })
  })
})

it('a connector is given no other number while a car is at it', async () => {
  const one = await connected()
  const put = (ConnectorNo: number) =>
    admin.put(`${base}/Station/${one.stationId}/Connector/${one.connectorId}`, {
      ConnectorNo,
      Floor: 'B3',
      Bay: String(bay),
      Position: 0,
      Phases: 'R',
      MinAmperes: 6,
      MaxAmperes: 32,
      IsPrivate: false,
      HouseholdIds: [],
      Note: '',
    })
  const is = (status: string) =>
    one.call('StatusNotification', { connectorId: 1, errorCode: 'NoError', status })
  await is('Charging')
  expect(codeOf(await put(2))).toBe(409_30_012)
  expect((await put(1)).status).toBe(200)
  await is('Available')
  expect((await put(2)).status).toBe(200)
})

it('a reading of every second is counted each time and kept every ten', async () => {
  const one = await connected()
  const at = Date.now() - 100_000
  const time = (second: number) => new Date(at + second * 1000).toISOString()
  const { transactionId } = await one.call('StartTransaction', {
    connectorId: 1,
    idTag: 'CARD0904',
    meterStart: 1000,
    timestamp: time(0),
  })
  await one.call('MeterValues', {
    connectorId: 1,
    transactionId,
    meterValue: Array.from({ length: 90 }, (_, nth) => ({
      timestamp: time(nth + 1),
      sampledValue: [{ value: String(1001 + nth) }],
    })),
  })
  const [{ SessionId, EnergyWh }] = (await desk.get(`${base}/Session`, { ConnectorId: one.connectorId })).body
    .Data
  const { Samples } = (await desk.get(`${base}/Session/${SessionId}`)).body.Data
  expect(EnergyWh).toBe(90)
  expect(Samples.length).toBeGreaterThanOrEqual(9)
  expect(Samples.length).toBeLessThanOrEqual(10)
})

describe('a household that becomes part of another one', () => {
  it('takes its cards and its private bay along; with any it is not closed', async () => {
    const made = async (Unit: string) => {
      const Id = newId()
      const asked = { Id, Tag: '充電', Floor: '2F', Unit, TabletNote: `充電-${Unit}` }
      const { body } = await admin.post('/core/api/HouseholdProperty/', asked)
      return { id: Id, rowVersion: body.Data.RowVersion as number }
    }
    const [from, to] = [await made('1'), await made('2')]
    const TagId = newId()
    await admin.post(`${base}/Tag`, {
      TagId,
      IdTag: 'CARDFROM',
      HouseholdId: from.id,
      Note: '',
      ExpiresAt: null,
    })
    const one = await connected({ IsPrivate: true, HouseholdIds: [from.id] })
    const merged = await admin.post(`/api/v1/Household/${from.id}/Merge`, {
      IntoId: to.id,
      RowVersion: from.rowVersion,
      IntoVersion: to.rowVersion,
      Reason: '兩戶打通',
    })
    expect(merged.status).toBe(200)
    await vi.waitFor(async () => {
      const authorized = await one.call('StartTransaction', {
        connectorId: 1,
        idTag: 'CARDFROM',
        meterStart: 0,
        timestamp: new Date().toISOString(),
      })
      expect(authorized.idTagInfo.status).toBe('Accepted')
    }, 20_000)
    const [session] = (await desk.get(`${base}/Session`, { ConnectorId: one.connectorId })).body.Data
    expect(session.HouseholdId).toBe(to.id)
  })
})
