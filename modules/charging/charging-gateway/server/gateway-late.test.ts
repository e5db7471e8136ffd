import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { migrate } from '#database/migrate.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Database } from '#platform/server/database.ts'
import { makeLog } from '#platform/server/log.ts'
import { TestStation } from '#tests/setup/charging-station.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/api/v1/EvCharging'
const home = castId('household', 'B棟-9F-4')
let lobby: Lobby
let admin: Desk
let desk: Desk
let database: Database
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,gateways' })
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  database = new Database(lobby.connection, await migrate(lobby.connection), makeLog('fatal'))
  await admin.post(`${base}/Tag`, {
    TagId: newId(),
    IdTag: 'CARD0904',
    HouseholdId: home,
    Note: '',
    ExpiresAt: null,
  })
})
afterAll(async () => {
  await database.close()
  await lobby.close()
})

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
const write = (sql: string, values: unknown[]) =>
  database.write(castId('community', '晴川社區'), (lease) => lease.query(sql, values))
const unpluggedOf = async (of: TestStation) =>
  database.read(castId('community', '晴川社區'), async (lease) => {
    const rows = await lease.query<{ at: Date | null }>(
      'select unplugged_at as at from charging_session where connector_id = $1 order by started_at',
      [of.connectorId],
    )
    return rows.map(({ at }) => at)
  })

describe('what a station of OCPP 1.6 says late or twice', () => {
  it('a start that comes again under another id is the same session, with a clock that is off and after its stop', async () => {
    const one = await connected()
    const ahead = (minutes: number) => ago(-60 - minutes)
    const { transactionId } = await start(one, { timestamp: ahead(0) })
    expect((await start(one, { timestamp: ahead(0) })).transactionId).toBe(transactionId)
    expect(await sessionsOf(one)).toMatchObject([{ EndedAt: null, ReviewReasons: [] }])
    await stop(one, transactionId, 1500)

    const other = await connected()
    const said = { timestamp: ago(30) }
    const first = await start(other, said)
    await stop(other, first.transactionId, 1500, { timestamp: ago(20) })
    expect((await start(other, said)).transactionId).toBe(first.transactionId)
    await stop(other, first.transactionId, 1500, { timestamp: ago(20) })
    expect(await sessionsOf(other)).toMatchObject([{ EnergyWh: 500, Review: 'none' }])
  })

  it('only the car of the newest session leaves, and once', async () => {
    const one = await connected()
    const status = (said: string, minutes: number) =>
      one.call('StatusNotification', {
        connectorId: 1,
        errorCode: 'NoError',
        status: said,
        timestamp: ago(minutes),
      })
    // What waited for the line: the state is said first, the stop after it.
    const charge = async (began: number, wh: number) => {
      await status('Charging', began)
      return start(one, { meterStart: wh, timestamp: ago(began) })
    }
    const first = await charge(50, 1000)
    await status('Available', 45)
    await stop(one, first.transactionId, 1500, { timestamp: ago(45) })
    await status('Available', 44)
    const second = await charge(40, 1500)
    await stop(one, second.transactionId, 2000, { timestamp: ago(35) })
    await status('Finishing', 35)
    await status('Available', 30)
    await status('Available', 20)
    await charge(10, 2000)
    await status('Available', 5)
    const rows = await unpluggedOf(one)
    expect(rows.map((at) => at && Math.round((Date.now() - at.getTime()) / 60_000))).toEqual([null, 30, null])
  })

  it('a stop of another number ends nothing that goes on', async () => {
    const one = await connected()
    const { transactionId } = await start(one)
    await stop(one, 0, 1900)
    await stop(one, transactionId, 1400)
    const rows = await sessionsOf(one)
    expect(rows.map((row: { EnergyWh: number }) => row.EnergyWh).toSorted()).toEqual([0, 400])
    expect(rows.find((row: { EnergyWh: number }) => row.EnergyWh === 400)).toMatchObject({ Review: 'none' })
  })

  it('a card that was good when the session began without a line is its household’s', async () => {
    const one = await connected()
    const TagId = newId()
    const tag = { IdTag: 'GUEST07', HouseholdId: home, Note: '' }
    await admin.post(`${base}/Tag`, { TagId, ...tag, ExpiresAt: null })
    await write(
      "update charging_tag set added_at = now() - interval '2 days', expires_at = now() - interval '1 hour' where id = $1",
      [TagId],
    )
    const early = await start(one, { idTag: 'GUEST07', timestamp: ago(120) })
    expect(early.idTagInfo.status).toBe('Expired')
    await stop(one, early.transactionId, 1400, { timestamp: ago(90) })
    expect(await sessionsOf(one)).toMatchObject([{ HouseholdId: home, Review: 'none' }])
    await stop(one, (await start(one, { idTag: 'GUEST07', meterStart: 1400 })).transactionId, 1500)
    expect(
      (await sessionsOf(one)).map((row: { HouseholdId: string | null }) => row.HouseholdId).toSorted(),
    ).toEqual([home, null].toSorted())
  })
})
