import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import type { Answer } from '../setup/desk.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { registration } from '../setup/packages.ts'

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby()
})
afterAll(() => lobby.close())

const waiting =
  "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"

describe('a community whose calls all wait for one lock of its own', () => {
  it('leaves connections to the others: their desks read and write meanwhile', async () => {
    const [here, there] = [await lobby.as('desk2', '晴川社區'), await lobby.as('desk2', '松濤苑')]
    const holder = await lobby.owner.connect()
    const calls: Promise<Answer>[] = []
    try {
      await holder.query('begin')
      await holder.query('select id from household where id = $1 for update', [
        castId('household', 'A棟-12F-3'),
      ])
      for (let n = 0; n < 40; n++) calls.push(here.post('/api/v1/Postal', registration()))
      await expect.poll(async () => (await lobby.owner.query(waiting)).rowCount).toBeGreaterThan(5)
      const options = await there.get('/api/v1/Postal/RegisterOptions')
      expect(options.status).toBe(200)
      const homes = await lobby.owner.query(
        "select h.id from household h join community c on c.id = h.community_id where c.name = '松濤苑' limit 1",
      )
      const TabletId: string = homes.rows[0].id
      const PostalTypeId: string = options.body.Data.Kinds[0].Id
      const written = await there.post('/api/v1/Postal', registration({ TabletId, PostalTypeId }))
      expect([written.status, written.body.ErrorMessage]).toEqual([200, undefined])
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    // Whoever waited too long hears that it passes; nobody hears of a fault.
    const codes = (await Promise.all(calls)).map(({ status, body }) => [status, body.ErrorMessage?.Code])
    for (const [status, code] of codes)
      expect([200, 503]).toContain(code ? code === 503001 && status : status)
  })
})
