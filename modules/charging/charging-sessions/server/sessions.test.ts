import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { migrate } from '#database/migrate.ts'
import { Database } from '#platform/server/database.ts'
import { makeLog } from '#platform/server/log.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { chores } from './chores.ts'
import { closedSessions, unsettledSessions } from './public.ts'

const base = '/api/v1/EvCharging/Session'
const all = { from: new Date('2020-01-01'), until: new Date('2099-01-01') }
let lobby: Lobby
let treasurer: Desk
let desk: Desk
let database: Database
beforeAll(async () => {
  lobby = await startLobby()
  treasurer = await lobby.as('treasurer1')
  desk = await lobby.as('desk1')
  database = new Database(lobby.connection, await migrate(lobby.connection), makeLog('fatal'))
})
afterAll(async () => {
  await database.close()
  await lobby.close()
})

const read = <T>(work: Parameters<typeof database.read<T>>[1]) =>
  database.read(castId('community', '晴川社區'), work)
const write = (sql: string, values: unknown[]) =>
  database.write(castId('community', '晴川社區'), (lease) => lease.query(sql, values))
const waiting = async (reason: string) =>
  (await treasurer.get(base, { View: 'waiting' })).body.Data.find((row: { ReviewReasons: string[] }) =>
    row.ReviewReasons.includes(reason),
  )
const settle = (row: { SessionId: string; RowVersion: number }, input: object, as = treasurer) =>
  as.patch(`${base}/${row.SessionId}/Settle`, { RowVersion: row.RowVersion, Reason: '看過讀數', ...input })

describe('charging records', () => {
  it('those that wait for somebody stand first, and none of them is charged for', async () => {
    const { body } = await desk.get(base)
    expect(body.Data.slice(0, 5).map((row: { Review: string }) => row.Review)).toEqual([
      ...Array.from({ length: 4 }, () => 'needed'),
      'none',
    ])
    expect(body.Counts.Waiting).toBe(4)
    const [closed, unsettled] = await read((lease) =>
      Promise.all([closedSessions(lease, all), unsettledSessions(lease, all)]),
    )
    expect(unsettled).toBe(4)
    const ids = new Set(closed.map(({ id }) => id))
    expect(
      body.Data.filter(
        (row: { SessionId: string; Review: string }) => ids.has(row.SessionId) && row.Review === 'needed',
      ),
    ).toEqual([])
    expect(closed.length).toBeGreaterThan(1000)
    for (const { startWh, endWh, energyWh, samples } of closed) {
      expect(endWh - startWh).toBe(energyWh)
      expect(samples.every(({ wh }, nth) => wh >= (samples[nth - 1]?.wh ?? startWh) && wh <= endWh)).toBe(
        true,
      )
    }
  })

  it('a register that began anew is charged for by its readings, once somebody looked at them', async () => {
    const row = await waiting('reset')
    const { body } = await treasurer.get(`${base}/${row.SessionId}`)
    expect(body.Data.Samples.at(-1)).toMatchObject({ RegisterWh: 7040, CountedWh: 26_310 })
    expect(body.Data.Amount).toBe(null)
    expect(body.Data.ReadingsAmount).toBeGreaterThan(0)
    expect((await settle(row, { SettledBy: 'readings' }, desk)).status).toBe(403)
    expect((await settle(row, { SettledBy: 'readings' })).status).toBe(200)
    expect((await settle(row, { SettledBy: 'free' })).body.ErrorMessage.Code).toBe(409_30_021)
    const closed = await read((lease) => closedSessions(lease, all))
    const priced = closed.find(({ id }) => id === row.SessionId)
    expect(priced?.energyWh).toBe(26_310)
    expect(priced?.samples.at(-1)?.wh).toBe(priced?.endWh)
  })

  it('what somebody writes by hand is split by no reading, and what is let off is charged to nobody', async () => {
    const [long, noTag] = [await waiting('long'), await waiting('noTag')]
    expect((await settle(long, { SettledBy: 'typed' })).body.ErrorMessage.Code).toBe(400_30_021)
    await settle(long, { SettledBy: 'typed', EnergyWh: 30_000 })
    await settle(noTag, { SettledBy: 'free' })
    const [home, other] = (
      await lobby.owner.query(
        'select id from household where community_id = $1 and merged_into is null and closed_at is null order by id limit 2',
        [castId('community', '晴川社區')],
      )
    ).rows
    const seen = { ...noTag, RowVersion: noTag.RowVersion + 1 }
    expect(
      (
        await settle(seen, {
          SettledBy: 'readings',
          HouseholdId: castId('community', '晴川社區'),
        })
      ).status,
    ).toBe(404)
    expect((await settle(seen, { SettledBy: 'readings', HouseholdId: home.id })).status).toBe(200)
    const named = await read((lease) => closedSessions(lease, all))
    expect(named.find(({ id }) => id === noTag.SessionId)?.householdId).toBe(home.id)
    const [audited] = (
      await lobby.owner.query(
        `select before, after from audit where action = 'chargingSessions.settle' and target_id = $1 order by at desc, id desc limit 1`,
        [noTag.SessionId],
      )
    ).rows
    expect([audited.before.householdId, audited.after.householdId]).toEqual([null, home.id])
    // Whose card it was is decided by nobody.
    const long2 = { ...long, RowVersion: long.RowVersion + 1 }
    const taken = await settle(long2, {
      SettledBy: 'readings',
      HouseholdId: long.HouseholdId === home.id ? other.id : home.id,
    })
    expect(taken.body.ErrorMessage.Code).toBe(409_30_025)
    await settle({ ...seen, RowVersion: seen.RowVersion + 1 }, { SettledBy: 'free' })
    const closed = await read((lease) => closedSessions(lease, all))
    expect(closed.find(({ id }) => id === long.SessionId)).toMatchObject({ energyWh: 30_000, samples: [] })
    expect(closed.some(({ id }) => id === noTag.SessionId)).toBe(false)
  })

  it('what goes on is on the dashboard, and cannot be settled', async () => {
    // Also in the first minutes of a day something was charged in it.
    await write(
      `insert into charging_session (community_id, id, station_id, connector_id, household_id, id_tag, transaction_key,
        started_at, ended_at, meter_start_wh, last_wh, last_at, energy_wh, state)
      select community_id, gen_random_uuid(), station_id, connector_id, household_id, id_tag, 'today', now(), now(), 0, 7000, now(),
        7000, 'closed' from charging_session where household_id is not null and state = 'closed' limit 1`,
      [],
    )
    const { body } = await desk.get(`${base}/Now`)
    // Two of them wait for power and took nothing yet.
    expect(body.Data.Open.length).toBe(13)
    expect(body.Data.TodayWh).toBeGreaterThan(0)
    expect(body.Data.TodayAmount).toBeGreaterThan(0)
    const amounts = body.Data.Open.map(({ Amount }: { Amount: number }) => Amount)
    expect(amounts.filter((amount: number) => amount === 0).length).toBe(2)
    expect(Math.max(...amounts)).toBeGreaterThan(0)
    expect((await settle(body.Data.Open[0], { SettledBy: 'free' })).body.ErrorMessage.Code).toBe(409_30_022)
    await lobby.owner.query("delete from charging_session where transaction_key = 'today'")
  })

  it('a session without a word for a day, or of a retired connector, ends and waits for somebody', async () => {
    const open = async () => (await desk.get(`${base}/Now`)).body.Data.Open
    const [silent, retired, ...others] = await open()
    await write("update charging_session set last_at = now() - interval '25 hours' where id = $1", [
      silent.SessionId,
    ])
    await write("update charging_connector set measured_at = now() - interval '25 hours' where id = $1", [
      silent.ConnectorId,
    ])
    await write('update charging_connector set retired_at = now() where id = $1', [retired.ConnectorId])
    for (const chore of chores) await chore.work(database, new Date(), makeLog('fatal'))
    expect((await open()).length).toBe(others.length)
    for (const { SessionId, EnergyWh } of [silent, retired]) {
      const { Data } = (await treasurer.get(`${base}/${SessionId}`)).body
      expect(Data).toMatchObject({ Review: 'needed', EnergyWh, SettledWh: null, Amount: null })
      expect(Data.ReviewReasons).toContain('zombie')
    }
  })

  it('a month holds what began in it', async () => {
    const [first] = (await desk.get(base, { View: 'settled' })).body.Data
    const month = new Date(Date.parse(first.StartedAt) + 8 * 3_600_000).toISOString().slice(0, 7)
    const { body } = await desk.get(base, { View: 'settled', Month: month })
    expect(body.Data[0].SessionId).toBe(first.SessionId)
    expect((await desk.get(base, { View: 'settled', Month: '2019-01' })).body.Data).toEqual([])
  })
})
