import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { migrate } from '#database/migrate.ts'
import { Database } from '#platform/server/database.ts'
import { localStorage, type Storage } from '#platform/server/storage.ts'
import { type LongJobContext, longJobContext } from '#platform/server/work.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { importOf, linesOf, newcomers, upload, workbookOf } from '#tests/setup/imports.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { applyFile } from './apply-file.ts'
import { checkFile } from './check-file.ts'
import { chores } from './chores.ts'

const communityId = castId('community', '晴川社區')
const minutes = 120_000
const log = pino({ level: 'silent' })

let lobby: Lobby
let database: Database
let storage: Storage
let manager: Desk
beforeAll(async () => {
  // Without a worker: the tests are the worker, so that they decide when it dies.
  lobby = await startLobby()
  database = new Database(lobby.connection, await migrate(lobby.connection), log)
  storage = localStorage(`${lobby.dataFolder}/files`)
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(async () => {
  await database.close()
  await lobby.close()
})

const { signal } = new AbortController()
const living = (): LongJobContext =>
  longJobContext({ database, communityId, react: async () => undefined, log, signal })

/** A worker that stops saying anything from one moment on, also that it breaks off. */
function mortal() {
  let isDead = false
  const context = living()
  const write: LongJobContext['write'] = async (author, work) => {
    if (isDead) throw new Error('killed')
    return context.write(author, work)
  }
  return { context: { ...context, write }, die: () => (isDead = true) }
}

const apply = (importId: string, context = living()) => applyFile(storage).workLong(context, { importId })
const statusOf = async (id: string) => (await importOf(manager, id)).Status
const silence = (id: string) =>
  lobby.owner.query("update household_import set beat_at = now() - interval '5 minutes' where id = $1", [id])

/** Homes of a building with their people, property and cars; confirmed, and nobody is writing it yet. */
async function confirmedImport(building: string): Promise<string> {
  const floors = Array.from({ length: 30 }, (_, i) => `${i + 1}F`)
  const homes = floors.map((floor) => ['', building, floor, '1', '否', 85.5, '', '', '', '王大同', '否', ''])
  const people = floors.map((floor, i) => [
    `${building}-${floor}-1`,
    '王大同',
    '0912345678',
    '',
    '屋主',
    '是',
    '',
    `${building.slice(0, 1)}AA-${1000 + i}`,
  ])
  const { body } = await upload(manager, await workbookOf(homes, people))
  const id = body.Data.ImportId as string
  await checkFile(storage).workLong(living(), { importId: id })
  expect(await statusOf(id)).toBe('ready')
  expect((await manager.post(`/api/v1/HouseholdProperty/Import/${id}/Confirm`)).status).toBe(200)
  return id
}

/** What there is of a building: homes, property, owners, people, cars. */
async function countsOf(building: string): Promise<number[]> {
  const { rows } = await lobby.owner.query({
    text: `with home as (select id from household where building = $1)
      select (select count(*)::int from home),
        (select count(*)::int from household_property where household_id in (table home)),
        (select count(*)::int from household_owner where household_id in (table home)),
        (select count(*)::int from resident where household_id in (table home)),
        (select count(*)::int from vehicle where household_id in (table home))`,
    values: [building],
    rowMode: 'array',
  })
  return rows[0] ?? []
}

/** Holds whoever writes a car: everything else of an import is written by then, and nothing is committed. */
async function holdAtCars() {
  const client = await lobby.owner.connect()
  await client.query('begin')
  await client.query('lock table vehicle in share row exclusive mode')
  const held = async (): Promise<number | undefined> => {
    const { rows } = await lobby.owner.query(
      `select pid from pg_locks where relation = 'vehicle'::regclass and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    )
    return rows[0]?.pid
  }
  const release = async () => {
    await client.query('rollback')
    client.release()
  }
  return { held, release }
}

it(
  'A worker that is killed while it writes leaves nothing; the next one begins anew and writes everything once',
  async () => {
    const id = await confirmedImport('K棟')
    const { held, release } = await holdAtCars()
    const { context, die } = mortal()
    const killed = apply(id, context).catch(() => 'killed')
    await expect.poll(held, { timeout: 30_000 }).toBeDefined()
    die()
    // What PostgreSQL does when the other end of a connection is gone.
    await lobby.owner.query('select pg_terminate_backend($1)', [await held()])
    expect(await killed).toBe('killed')
    await release()
    expect(await countsOf('K棟')).toEqual([0, 0, 0, 0, 0])
    // Heard of a moment ago: nobody else touches it, and nobody is told that it is over.
    await apply(id)
    expect([await statusOf(id), await countsOf('K棟')]).toEqual(['applying', [0, 0, 0, 0, 0]])

    await silence(id)
    const revive = chores(storage).find((chore) => chore.name === 'householdImports.revive')
    await revive?.work(database, new Date(), log)
    const queued = await lobby.owner.query(
      "select count(*)::int as n from graphile_worker._private_jobs where payload -> 'payload' ->> 'importId' = $1",
      [id],
    )
    expect(queued.rows[0].n).toBe(1)
    await apply(id)
    expect([await statusOf(id), await countsOf('K棟')]).toEqual(['completed', [30, 30, 30, 30, 30]])
    // The queue may bring a job again; nothing happens twice.
    await apply(id)
    expect(await countsOf('K棟')).toEqual([30, 30, 30, 30, 30])
  },
  minutes,
)

it(
  'A worker that was only slow finds its place taken, and everything is written once',
  async () => {
    const id = await confirmedImport('L棟')
    const { held, release } = await holdAtCars()
    const slow = apply(id)
    await expect.poll(held, { timeout: 30_000 }).toBeDefined()
    await silence(id)
    const next = apply(id)
    await expect.poll(async () => (await importOf(manager, id)).Done).toBe(0)
    await release()
    await Promise.all([slow, next])
    expect([await statusOf(id), await countsOf('L棟')]).toEqual(['completed', [30, 30, 30, 30, 30]])
  },
  minutes,
)

it(
  'The very plan of the preview is written, without the file being read again, as long as nothing changed',
  async () => {
    const id = await confirmedImport('M棟')
    const unreadable: Storage = { ...storage, get: () => Promise.reject(new Error('read again')) }
    await applyFile(unreadable).workLong(living(), { importId: id })
    expect([await statusOf(id), await countsOf('M棟')]).toEqual(['completed', [30, 30, 30, 30, 30]])
  },
  minutes,
)

it(
  'An import that breaks off again and again is given back with a sentence, and nothing is written',
  async () => {
    const id = await confirmedImport('N棟')
    // The plan of the preview no longer holds, so that the file is read again.
    await lobby.owner.query('update household set unit = unit where community_id = $1', [communityId])
    const broken: Storage = { ...storage, get: () => Promise.reject(new Error('the disk is gone')) }
    for (let tries = 0; tries < 6; tries++)
      await applyFile(broken)
        .workLong(living(), { importId: id })
        .catch(() => undefined)
    const over = await importOf(manager, id)
    expect([over.Status, over.Failure]).toEqual([
      'refused',
      '伺服器無法完成匯入，沒有寫入任何資料，請稍後再試。',
    ])
    expect([await countsOf('N棟'), await linesOf(manager, id)]).toEqual([[0, 0, 0, 0, 0], expect.anything()])
  },
  minutes,
)

it('No more than five files of a community wait to be checked: the next one hears so, and one that is given up makes room', async () => {
  const file = await newcomers('9F')
  const ids = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { status, body } = await upload(manager, file)
      return status === 200 ? body.Data.ImportId : body.ErrorMessage.Code
    }),
  )
  expect(ids.filter((id) => id === 409741)).toHaveLength(3)
  const [first, second] = ids.filter((id) => id !== 409741)
  const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
  expect((await upload(elsewhere, file)).status).toBe(200)
  await manager.post(`/api/v1/HouseholdProperty/Import/${first}/Cancel`)
  expect((await upload(manager, file)).status).toBe(200)
  // Nor is one that was checked before.
  await lobby.owner.query("update household_import set state = 'faulty' where id = $1", [second])
  expect((await upload(manager, file)).status).toBe(200)
  const again = await manager.post(`/api/v1/HouseholdProperty/Import/${second}/Recheck`)
  expect(again.body.ErrorMessage.Code).toBe(409741)
})
