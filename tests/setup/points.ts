// A community with points, and work in its name at any moment: what tests of points share.
import { castId } from '#database/cast/cast-id.ts'
import { migrate } from '#database/migrate.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { Database } from '#platform/server/database.ts'
import { makeLog } from '#platform/server/log.ts'
import { doWork, system } from '#platform/server/work.ts'
import type { Points } from '#modules/meals/points/server/purses.ts'
import { type Lobby, startLobby } from './lobby.ts'

const communityId = castId('community', '晴川社區')
export const pointPath = '/api/v1/Point'
export const inDays = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000))

/** The community has points from now on; who signs in afterwards sees them. */
export const openPoints = (lobby: Lobby) =>
  lobby.owner.query(
    `insert into community_service (community_id, service_id, kind, position)
     select $1, id, 1, 900 + id from unnest(array[26, 58, 61, 62]) id on conflict do nothing`,
    [communityId],
  )

export async function pointStage(given: Parameters<typeof startLobby>[0] = {}) {
  const lobby = await startLobby(given)
  await openPoints(lobby)
  const manager = await lobby.as('auth_0912345678', '晴川社區')
  const desk = await lobby.as('desk1')
  const database = new Database(lobby.connection, await migrate(lobby.connection), makeLog('fatal'))
  let homes = 0
  return {
    lobby,
    manager,
    desk,
    database,
    /** A household of its own; gives its id. */
    async household(): Promise<string> {
      const { rows } = await lobby.owner.query<{ id: string }>(
        `insert into household (community_id, id, building, floor, unit, label, building_order, floor_order)
         values ($1, gen_random_uuid(), '點棟', '1', $2::text, '點棟-1-' || $2::text, 90, 1) returning id`,
        [communityId, ++homes],
      )
      return rows[0]?.id ?? ''
    },
    work: <T>(now: Date, does: (given: Points) => Promise<T>) =>
      database.write(communityId, (lease) =>
        doWork(lease, { communityId, author: system }, (given) => does({ ...given, now, author: system })),
      ),
    balance: async (id: string) => (await desk.get(`${pointPath}/${id}/Points`)).body.Data,
    async close() {
      await database.close()
      await lobby.close()
    },
  }
}
