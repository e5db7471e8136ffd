import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { TestStation } from '#tests/setup/charging-station.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/api/v1/EvCharging'
let lobby: Lobby
let admin: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,gateways' })
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  await lobby.owner.query('update charging_station set retired_at = now()')
  await lobby.owner.query('delete from charging_turn')
  const tag = { TagId: newId(), IdTag: 'CARD0904', HouseholdId: castId('household', 'B棟-9F-4') }
  await admin.post(`${base}/Tag`, { ...tag, Note: '', ExpiresAt: null })
})
afterAll(() => lobby.close())

const setting = async () => (await admin.get(`${base}/Power/Setting`)).body.Data
/** 660 W are 1 A on each of the three phases. */
const share = async (amperes: number, more: object = {}) => {
  const { Version } = await setting()
  const ContractKw = Math.ceil((amperes * 660) / 1000)
  return admin.put(`${base}/Power/Setting`, {
    IsOn: true,
    ContractKw,
    StartPercent: 100,
    BaseFrom: 'profile',
    Profile: Array.from({ length: 24 }, () => 0),
    PointId: null,
    Version,
    ...more,
  })
}
const power = async () => (await desk.get(`${base}/Power`)).body.Data
let bay = 0
const charging = async (protocol = 'ocpp1.6', answers: Record<string, object> = {}) => {
  const one = await TestStation.add(admin, { bay: String(++bay) })
  Object.assign(one.answers, answers)
  expect(await one.connect(protocol)).toBe(101)
  const timestamp = new Date().toISOString()
  if (protocol === 'ocpp1.6') {
    await one.call('StartTransaction', { connectorId: 1, idTag: 'CARD0904', meterStart: 0, timestamp })
    await one.call('StatusNotification', { connectorId: 1, errorCode: 'NoError', status: 'Charging' })
  } else
    await one.call('TransactionEvent', {
      eventType: 'Started',
      timestamp,
      triggerReason: 'Authorized',
      seqNo: 0,
      evse: { id: 1, connectorId: 1 },
      idToken: { idToken: 'CARD0904', type: 'ISO14443' },
      meterValue: [{ timestamp, sampledValue: [{ value: 0 }] }],
      transactionInfo: { transactionId: `tx-${bay}`, chargingState: 'Charging' },
    })
  return one
}
interface Profile {
  chargingProfilePurpose: string
  chargingSchedule: { duration?: number; chargingSchedulePeriod: { limit: number }[] }
}
/** What it was told, purpose by purpose: the last A. */
const told = (one: TestStation, purpose: string): number | undefined => {
  const profiles = one.asked
    .filter(({ action }) => action === 'SetChargingProfile')
    .map(({ payload }) => (payload['csChargingProfiles'] ?? payload['chargingProfile']) as Profile)
  const last = profiles.findLast(({ chargingProfilePurpose }) => chargingProfilePurpose === purpose)
  const schedule = [last?.chargingSchedule].flat()[0]
  return schedule?.chargingSchedulePeriod[0]?.limit
}
const until = (...limits: readonly (readonly [TestStation, number])[]) =>
  vi.waitFor(
    () => expect(limits.map(([one]) => told(one, 'TxProfile'))).toEqual(limits.map(([, amperes]) => amperes)),
    { timeout: 20_000, interval: 100 },
  )

describe('the contract that cars share', () => {
  let cars: TestStation[] = []
  it('is told to stations of each version, less as more cars come, and the least of each for when the server is away', async () => {
    expect((await share(21)).status).toBe(200)
    const first = await charging()
    await until([first, 21])
    expect(told(first, 'TxDefaultProfile')).toBe(6)
    const second = await charging('ocpp2.0.1')
    await until([first, 11], [second, 10])
    cars = [first, second, await charging()]
    await until(...cars.map((car) => [car, 7] as const))
  })

  it('makes who comes too late wait, until the desk moves it ahead or another is full', async () => {
    const late = await charging()
    const later = await charging()
    await until([late, 0], [later, 0])
    const lines = async () => (await power()).Turns.map((turn: { Amperes: number }) => turn.Amperes)
    expect(await lines()).toEqual([7, 7, 7, 0, 0])
    const ahead = { ConnectorId: later.connectorId, Reason: '住戶要趕去醫院' }
    expect((await desk.post(`${base}/Power/Ahead`, ahead)).status).toBe(200)
    const [first] = cars
    await first?.call('StatusNotification', { connectorId: 1, errorCode: 'NoError', status: 'SuspendedEV' })
    await until([later, 7], [late, 0])
    const again = await desk.post(`${base}/Power/Ahead`, ahead)
    expect(again.body.ErrorMessage.Code).toBe(409_30_602)
    await Promise.all([late.leave(), later.leave()])
  })

  it('counts a station that takes no limits by what it takes', async () => {
    const answers = { SetChargingProfile: { status: 'NotSupported' } }
    const deaf = await charging('ocpp1.6', answers)
    await vi.waitFor(
      async () => {
        const turn = (await power()).Turns.find(
          (one: { ConnectorId: string }) => one.ConnectorId === deaf.connectorId,
        )
        expect(turn?.Refused).toBe('NotSupported')
      },
      { timeout: 20_000, interval: 100 },
    )
    await deaf.leave()
  })

  it('is the least for each when the meter is silent, and the distribution is in error', async () => {
    const nobody = await share(21, { BaseFrom: 'point', PointId: newId() })
    expect(nobody.body.ErrorMessage.Code).toBe(400_30_601)
    const { rows } = await lobby.owner.query(
      `update alarm_point set unit = 'kW', value = 5, value_at = now() - interval '6 minutes'
       where id = (select id from alarm_point where not is_private and retired_at is null and community_id = $1 order by id limit 1)
       returning id`,
      [castId('community', '晴川社區')],
    )
    expect((await share(21, { BaseFrom: 'point', PointId: rows[0].id })).status).toBe(200)
    expect(await power()).toMatchObject({ State: 'error', TotalW: null })
    await until([cars[1] as TestStation, 6], [cars[2] as TestStation, 6])
  })

  it('is taken away again when sharing is turned off', async () => {
    expect((await share(21, { IsOn: false })).status).toBe(200)
    await cars[2]?.until('ClearChargingProfile')
    expect((await power()).Turns).toEqual([])
  })

  it('is a manager’s to set, over what they saw', async () => {
    const body = await setting()
    expect((await desk.put(`${base}/Power/Setting`, body)).status).toBe(403)
    expect((await admin.put(`${base}/Power/Setting`, { ...body, Version: 1 })).body.ErrorMessage.Code).toBe(
      409_30_601,
    )
  })
})
