import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { Database } from '#platform/server/database.ts'
import { doWork, system } from '#platform/server/work.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { remindOfMinutes } from './reminders.ts'
import { base, begin, even } from './test-assembly.ts'

let lobby: Lobby
let manager: Desk
let database: Database
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  database = new Database(lobby.connection, await migrate(lobby.connection), pino({ level: 'silent' }))
})
afterAll(async () => {
  await database.close()
  await lobby.close()
})

it('reminds five days before minutes are due, a day before and a day after, until every owner has them (Art. 34)', async () => {
  const { AssemblyId, id } = await begin(manager, even(3))
  await manager.patch(`${base}/EndAssembly`, { AssemblyId })
  // Nobody else's minutes are owed here.
  await lobby.owner.query('update assembly set deleted_at = now() where id <> $1', [AssemblyId])
  const communityId = String(manager.info['ComId'])
  /** How often people are told when the meeting was so many days ago. */
  const told = async (days: number) => {
    await lobby.owner.query("update assembly set meeting_at = now() - $2 * interval '1 day' where id = $1", [
      AssemblyId,
      days,
    ])
    let count = 0
    await database.write(communityId, (lease) =>
      doWork(lease, { communityId, author: system }, (work) =>
        remindOfMinutes({ ...work, emit: () => void count++ }),
      ),
    )
    return count
  }
  expect(await told(9)).toBe(0)
  expect([await told(10), await told(10)]).toEqual([1, 0])
  expect(await told(15)).toBe(1)
  const serve = (...labels: string[]) =>
    manager.post(`${base}/SetServings`, {
      AssemblyId,
      What: 'minutes',
      UnitOwnerIds: labels.map(id),
      Channel: 'hand',
      ServedDate: dayOf(new Date()),
    })
  await serve('1F', '2F')
  expect(await told(16)).toBe(1)
  await serve('3F')
  await lobby.owner.query('update assembly set reminded_for = null where id = $1', [AssemblyId])
  expect(await told(16)).toBe(0)
})
