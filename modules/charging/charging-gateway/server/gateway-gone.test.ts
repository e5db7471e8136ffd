import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestStation } from '#tests/setup/charging-station.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,gateways' })
})
afterAll(() => lobby.close())

it('a station that is gone while nothing can be written is noted once it can, whoever else is not', async () => {
  const admin = await lobby.as('auth_0912345678', '晴川社區')
  const [one, other] = [
    await TestStation.add(admin, { bay: '91' }),
    await TestStation.add(admin, { bay: '92' }),
  ]
  for (const station of [one, other]) expect(await station.connect()).toBe(101)
  const holds = async ({ stationId }: TestStation) =>
    (
      await lobby.owner.query<{ connection_id: string | null }>(
        'select connection_id from charging_station where id = $1',
        [stationId],
      )
    ).rows[0]?.connection_id
  for (const station of [one, other]) await expect.poll(() => holds(station)).not.toBeNull()
  // A write that fails counts itself outside of its transaction.
  await lobby.owner.query(`
    create sequence station_tries;
    grant usage on sequence station_tries to public;
    create function refuse_gone() returns trigger language plpgsql as $$
      begin perform nextval('station_tries'); raise exception 'not now'; end $$;
    create trigger refuse_gone before update on charging_station for each row
      when (new.connection_id is null and new.id in ('${one.stationId}', '${other.stationId}')) execute function refuse_gone()`)
  const tries = async () => {
    const { rows } = await lobby.owner.query('select last_value, is_called from station_tries')
    return rows[0].is_called ? Number(rows[0].last_value) : 0
  }
  // One after the other, so that the first is tried first again.
  await one.leave()
  await expect.poll(tries).toBeGreaterThan(0)
  const before = await tries()
  await other.leave()
  await expect.poll(tries, { timeout: 5000 }).toBeGreaterThan(before + 2)
  for (const station of [one, other]) expect(await holds(station)).not.toBeNull()
  // The first one's row is held by somebody: it waits, and the other does not.
  const holder = await lobby.owner.connect()
  try {
    await holder.query('begin')
    await holder.query('select from charging_station where id = $1 for update', [one.stationId])
    await lobby.owner.query(
      'create or replace function refuse_gone() returns trigger language plpgsql as $$ begin return new; end $$',
    )
    await expect.poll(() => holds(other), { timeout: 10_000 }).toBeNull()
    expect(await holds(one)).not.toBeNull()
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  await expect.poll(() => holds(one), { timeout: 10_000 }).toBeNull()
})
