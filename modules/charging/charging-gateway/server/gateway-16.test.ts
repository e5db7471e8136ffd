import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { TestStation } from '#tests/setup/charging-station.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/api/v1/EvCharging'
const home = castId('household', 'B棟-9F-4')
let lobby: Lobby
let admin: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,gateways' })
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  await admin.post(`${base}/Tag`, {
    TagId: newId(),
    IdTag: 'CARD0904',
    HouseholdId: home,
    Note: '',
    ExpiresAt: null,
  })
})
afterAll(() => lobby.close())

let bay = 0
const station = async (more: Record<string, unknown> = {}) =>
  TestStation.add(admin, { bay: String(++bay), ...more })
const connected = async (more: Record<string, unknown> = {}) => {
  const made = await station(more)
  expect(await made.connect()).toBe(101)
  return made
}
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const start = (of: TestStation, more: object = {}, id?: string) =>
  of.call(
    'StartTransaction',
    { connectorId: 1, idTag: 'CARD0904', meterStart: 1000, timestamp: ago(0), ...more },
    id,
  )
const stop = (of: TestStation, transactionId: number, meterStop: number, more: object = {}, id?: string) =>
  of.call('StopTransaction', { transactionId, meterStop, timestamp: ago(0), ...more }, id)
const sessionsOf = async (of: TestStation) =>
  (await desk.get(`${base}/Session`, { ConnectorId: of.connectorId })).body.Data
const connectorOf = async (of: TestStation) =>
  (await desk.get(`${base}/Connector`)).body.Data.find(
    (row: { ConnectorId: string }) => row.ConnectorId === of.connectorId,
  )

describe('signing in', () => {
  it('takes a key with its password and a version of OCPP, and nothing else', async () => {
    const one = await station()
    expect(await one.connect('')).toBe(400)
    expect(await one.connect('ws-chat')).toBe(400)
    expect(await one.connect('ocpp1.6', one.address.replace(/:([^:@/]{24})@/, ':wrong@'))).toBe(401)
    expect(await one.connect('ocpp1.6', one.address.replace(/\/\/[^@]*@/, '//'))).toBe(401)
    const other = await station()
    expect(
      await one.connect('ocpp1.6', one.address.replace(/[^/]*$/, other.address.split('/').at(-1) ?? '')),
    ).toBe(401)
    expect(await one.connect()).toBe(101)
  })

  it('wrong passwords for one station shut out no other at the same address', async () => {
    const [one, other] = [await station(), await station()]
    const wrong = one.address.replace(/:([^:@/]{24})@/, ':wrong@')
    const answers = []
    for (let nth = 0; nth < 61; nth++) answers.push(await one.connect('ocpp1.6', wrong))
    expect([answers[59], answers[60]]).toEqual([401, 429])
    expect(await other.connect()).toBe(101)
  })

  it('another password lets go who has the one before', async () => {
    const one = await connected()
    const gone = one.closed()
    expect((await admin.patch(`${base}/Station/${one.stationId}/Password`, {})).status).toBe(200)
    expect(await gone).toBe(1008)
    expect(await one.connect()).toBe(401)
  })

  it('the newest connection of a station holds', async () => {
    const one = await connected()
    const first = one.closed()
    expect(await one.connect()).toBe(101)
    expect(await first).toBe(1000)
    expect(await one.call('Heartbeat', {})).toMatchObject({ currentTime: expect.any(String) })
  })
})

describe('a station of OCPP 1.6', () => {
  it('boots, says what it is, and how its bay stands (R402)', async () => {
    const one = await connected()
    const boot = await one.call('BootNotification', {
      chargePointVendor: '起而行',
      chargePointModel: 'NCT-07',
      firmwareVersion: '1.9.4',
    })
    expect(boot).toMatchObject({ status: 'Accepted', interval: 300 })
    const rows = (await admin.get(`${base}/Station`)).body.Data
    expect(rows.find((row: { StationId: string }) => row.StationId === one.stationId)).toMatchObject({
      Vendor: '起而行',
      Firmware: '1.9.4',
      Protocol: 'ocpp1.6',
    })
    const states = []
    for (const status of [
      'Available',
      'Preparing',
      'Charging',
      'SuspendedEV',
      'Finishing',
      'Unavailable',
      'Faulted',
    ]) {
      await one.call('StatusNotification', { connectorId: 1, errorCode: 'NoError', status })
      states.push((await connectorOf(one)).State)
    }
    expect(states).toEqual(['idle', 'preparing', 'charging', 'stopped', 'stopped', 'unavailable', 'error'])
    await one.call('StatusNotification', { connectorId: 0, errorCode: 'NoError', status: 'Available' })
    expect((await connectorOf(one)).State).toBe('error')
  })

  it('charges a car by its household’s card, to the Wh', async () => {
    const one = await connected()
    expect(await one.call('Authorize', { idTag: 'card0904' })).toEqual({ idTagInfo: { status: 'Accepted' } })
    expect(await one.call('Authorize', { idTag: 'STRANGER' })).toEqual({ idTagInfo: { status: 'Invalid' } })
    const { transactionId, idTagInfo } = await start(one)
    expect(idTagInfo.status).toBe('Accepted')
    await one.call('MeterValues', {
      connectorId: 1,
      transactionId,
      meterValue: [
        {
          timestamp: new Date(Date.now() + 1000).toISOString(),
          sampledValue: [
            { value: '1.75', unit: 'kWh' },
            { value: '6900', measurand: 'Power.Active.Import', unit: 'W' },
          ],
        },
      ],
    })
    expect((await sessionsOf(one))[0]).toMatchObject({
      EnergyWh: 750,
      EndedAt: null,
      HouseholdLabel: 'B棟-9F-4',
    })
    expect((await connectorOf(one)).PowerW).toBe(6900)
    await stop(one, transactionId, 2234, {
      timestamp: new Date(Date.now() + 2000).toISOString(),
      reason: 'EVDisconnected',
    })
    expect(await sessionsOf(one)).toMatchObject([
      { EnergyWh: 1234, ReportedWh: 1234, Review: 'none', StopReason: 'EVDisconnected' },
    ])
  })

  it('a message that comes again, over another line too, counts once and gets its first answer', async () => {
    const one = await connected()
    const said = { connectorId: 1, idTag: 'CARD0904', meterStart: 5, timestamp: ago(0) }
    const first = await one.call('StartTransaction', said, 'again')
    expect(await one.call('StartTransaction', said, 'again')).toEqual(first)
    await one.connect()
    expect(await one.call('StartTransaction', said, 'again')).toEqual(first)
    expect((await sessionsOf(one)).length).toBe(1)
    expect(await one.call('StartTransaction', said)).toEqual(first)
    // A station that starts anew counts its messages from 1 again.
    expect(await one.call('StartTransaction', { ...said, meterStart: 6 }, 'again')).not.toEqual(first)
  })

  it('two starts at once leave one session that goes on, two stops one end', async () => {
    const one = await connected()
    const [a, b] = await Promise.all([start(one, { meterStart: 10 }), start(one, { meterStart: 11 })])
    const rows = await sessionsOf(one)
    expect(rows.filter((row: { EndedAt: string | null }) => !row.EndedAt).length).toBe(1)
    expect(rows.find((row: { EndedAt: string | null }) => row.EndedAt)).toMatchObject({
      ReviewReasons: ['zombie'],
      Review: 'needed',
    })
    const last = Math.max(a.transactionId, b.transactionId)
    await Promise.all([stop(one, last, 500), stop(one, last, 900)])
    const [ended] = (await sessionsOf(one)).filter(
      (row: { ReviewReasons: string[] }) => !row.ReviewReasons.includes('zombie'),
    )
    expect(ended).toMatchObject({ Review: 'needed', ReviewReasons: ['stopTwice'] })
    expect([489, 490, 889, 890]).toContain(ended.EnergyWh)
    expect(ended.EnergyWh).toBe(ended.ReportedWh)
  })

  it('the same stop again is nothing, a stop without a card ends what it names', async () => {
    const one = await connected()
    const { transactionId } = await start(one)
    await stop(one, transactionId, 1500)
    await stop(one, transactionId, 1500, { idTag: 'CARD0904' })
    expect(await sessionsOf(one)).toMatchObject([{ EnergyWh: 500, Review: 'none' }])
  })
})

describe('what is odd waits for somebody and is charged to nobody', () => {
  const oddOf = async (one: TestStation) => {
    const [row] = await sessionsOf(one)
    return [row.Review, row.ReviewReasons.join(), row.EnergyWh]
  }

  it('a stop below the start', async () => {
    const one = await connected()
    const { transactionId } = await start(one)
    await stop(one, transactionId, 400)
    expect(await oddOf(one)).toEqual(['needed', 'below', 0])
  })

  it('a register that began anew: both parts together', async () => {
    const one = await connected()
    const { transactionId } = await start(one, { timestamp: ago(0.9) })
    const value = (minutes: number, wh: number) => ({
      timestamp: ago(minutes),
      sampledValue: [{ value: String(wh) }],
    })
    await one.call('MeterValues', {
      connectorId: 1,
      transactionId,
      meterValue: [value(0.8, 9000), value(0.6, 0), value(0.4, 2000)],
    })
    await stop(one, transactionId, 2500)
    expect(await oddOf(one)).toEqual(['needed', 'reset', 10_500])
  })

  it('a card that nobody has, and none at all', async () => {
    const one = await connected()
    const { transactionId, idTagInfo } = await start(one, { idTag: 'STRANGER' })
    expect(idTagInfo.status).toBe('Invalid')
    await stop(one, transactionId, 1100)
    expect(await oddOf(one)).toEqual(['needed', 'unknownTag', 100])
    const other = await connected()
    await stop(other, (await start(other, { idTag: '' })).transactionId, 1100)
    expect(await oddOf(other)).toEqual(['needed', 'noTag', 100])
  })

  it('but at a private bay of one household who shows no card is that household', async () => {
    const one = await connected({ IsPrivate: true, HouseholdIds: [home] })
    await stop(one, (await start(one, { idTag: '' })).transactionId, 1100)
    expect((await sessionsOf(one))[0]).toMatchObject({ Review: 'none', HouseholdId: home })
    await admin.post(`${base}/Tag`, {
      TagId: newId(),
      IdTag: 'OTHER',
      HouseholdId: castId('household', 'A棟-8F-1'),
      Note: '',
      ExpiresAt: null,
    })
    expect((await start(one, { idTag: 'OTHER' })).idTagInfo.status).toBe('Blocked')
  })

  it('longer than a day, more than 150 kWh', async () => {
    const one = await connected()
    const { transactionId } = await start(one, { timestamp: ago(1441) })
    await stop(one, transactionId, 151_001)
    expect(await oddOf(one)).toEqual(['needed', 'long,much', 150_001])
  })

  it('a stop with -1 of what began without a line ends the one that goes on; else it stands for itself', async () => {
    const one = await connected()
    await start(one)
    await stop(one, -1, 1900)
    expect(await oddOf(one)).toEqual(['needed', 'noStart', 900])
    const other = await connected()
    await stop(other, -1, 700)
    expect(await oddOf(other)).toEqual(['needed', 'noStart', 0])
  })

  it('a clock that is off by an hour is not believed', async () => {
    const one = await connected()
    const before = Date.now()
    await start(one, { timestamp: new Date(Date.now() + 3_600_000).toISOString() })
    const [row] = await sessionsOf(one)
    expect(Date.parse(row.StartedAt)).toBeGreaterThanOrEqual(before - 1000)
    expect(Date.parse(row.StartedAt)).toBeLessThanOrEqual(Date.now())
  })

  it('the car of a session that was never stopped makes room for the next', async () => {
    const one = await connected()
    await start(one, { timestamp: ago(0.5) })
    await start(one, { meterStart: 3000 })
    const rows = await sessionsOf(one)
    expect(rows.map((row: { EndedAt: string | null }) => row.EndedAt === null).filter(Boolean).length).toBe(1)
    expect(rows[0]).toMatchObject({ Review: 'needed', ReviewReasons: ['zombie'] })
  })
})
