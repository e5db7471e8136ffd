import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { Database } from '#platform/server/database.ts'
import { doWork, system } from '#platform/server/work.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { remindOfMinutes, remindOfOutcomes } from './reminders.ts'
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

it('reminds five days before minutes are due, a day before and a day after, until every owner has them and they were posted (Art. 34)', async () => {
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
  const again = () => lobby.owner.query('update assembly set reminded_for = null where id = $1', [AssemblyId])
  await again()
  expect(await told(16)).toBe(1)
  await lobby.owner.query('update assembly set minutes_posted_on = now() where id = $1', [AssemblyId])
  await again()
  expect(await told(16)).toBe(0)
})

it('reminds of posting the outcome three days before it is due, a day before and a day after, until it was posted (Art. 32)', async () => {
  const { AssemblyId, id } = await begin(manager, even(2))
  await manager.patch(`${base}/EndAssembly`, { AssemblyId })
  await lobby.owner.query('update assembly set deleted_at = now() where id <> $1', [AssemblyId])
  await lobby.owner.query("update assembly set kind = 'reconvened', parent_id = id where id = $1", [
    AssemblyId,
  ])
  await lobby.owner.query("update assembly set meeting_at = now() - interval '1 day' where id = $1", [
    AssemblyId,
  ])
  const told = async () => {
    let count = 0
    await database.write(String(manager.info['ComId']), (lease) =>
      doWork(lease, { communityId: String(manager.info['ComId']), author: system }, (work) =>
        remindOfOutcomes({ ...work, emit: () => void count++ }),
      ),
    )
    return count
  }
  expect(await told()).toBe(0)
  await manager.post(`${base}/SetServings`, {
    AssemblyId,
    What: 'minutes',
    UnitOwnerIds: ['1F', '2F'].map(id),
    Channel: 'hand',
    ServedDate: dayOf(new Date()),
  })
  /** How often people are told so many days after the last owner was served: seven to object, ten to post. */
  const after = async (days: number) => {
    await lobby.owner.query(
      `update assembly_serving set served_on = (now() at time zone 'Asia/Taipei')::date - $2::int where assembly_id = $1`,
      [AssemblyId, days],
    )
    return told()
  }
  expect([await after(13), await after(14), await after(14), await after(17)]).toEqual([0, 1, 0, 1])
  await lobby.owner.query('update assembly set outcome_posted_on = now() where id = $1', [AssemblyId])
  expect(await after(19)).toBe(0)
})
