import { readdir } from 'node:fs/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { migrate } from '#database/migrate.ts'
import { castId } from '#database/cast/cast-id.ts'
import { exportKind } from '#platform/contract/export-kind.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Database } from '#platform/server/database.ts'
import { type AnyExportSheet, exportSheet } from '#platform/server/export-sheet.ts'
import { localStorage, type Storage } from '#platform/server/storage.ts'
import { longJobContext } from '#platform/server/work.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { exportOf, fileOf, rowsOf, startExport } from '#tests/setup/exports.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { chores } from './chores.ts'
import { makeExport } from './make-export.ts'

const here = castId('community', '晴川社區')
const log = pino({ level: 'silent' })
const day = 86_400_000

let lobby: Lobby
let database: Database
let storage: Storage
let desk: Desk
beforeAll(async () => {
  // Without a worker: the tests are the worker, so that they decide when it dies.
  lobby = await startLobby()
  database = new Database(lobby.connection, await migrate(lobby.connection), log)
  storage = localStorage(`${lobby.dataFolder}/files`)
  desk = await lobby.as('desk1')
})
afterAll(async () => {
  await database.close()
  await lobby.close()
})
beforeEach(() =>
  lobby.owner.query("update export set state = 'cancelled' where state in ('pending', 'inprogress')"),
)

/** A sheet of 3000 rows in batches, which does something before each. */
const slowSheet = (before: (batch: number) => Promise<void>): AnyExportSheet =>
  exportSheet<z.ZodObject, number>({
    kind: exportKind('packages', z.object({})),
    title: '包裹',
    can: 'packageRecords.view',
    columns: [{ title: '號碼', width: 10, value: (n) => n }],
    count: async () => 3000,
    async rows(_lease, _query, { after, limit }) {
      const from = Number(after || 0)
      await before(from / 1000)
      const rows = Array.from({ length: limit }, (_, i) => from + i + 1)
      return { rows, after: from + limit < 3000 ? String(from + limit) : '' }
    },
  })

const work = (
  id: string,
  before: (batch: number) => Promise<void> = async () => undefined,
  signal = new AbortController().signal,
) =>
  makeExport(storage, [slowSheet(before)]).workLong(
    longJobContext({ database, communityId: here, react: async () => undefined, log, signal }),
    {
      exportId: id,
    },
  )

const begin = async () => (await startExport(desk, { Query: {} })).body.Data.ExportId as string
const silence = (id: string) =>
  lobby.owner.query("update export set beat_at = now() - interval '5 minutes' where id = $1", [id])
async function filesOnDisk(): Promise<string[]> {
  const all = await readdir(`${lobby.dataFolder}/files/${here}/export`, { recursive: true }).catch(() => [])
  return all.filter((name) => name.endsWith('.xlsx'))
}

it('A worker that is killed leaves the export to the next one, which begins anew and finishes it', async () => {
  const id = await begin()
  let dead = false
  let bury = () => {}
  const killed = work(id, async (batch) => {
    if (batch !== 1) return
    dead = true
    await new Promise<void>((_resolve, reject) => {
      bury = () => reject(new Error('killed'))
    })
  }).catch(() => undefined)
  await expect.poll(() => dead).toBe(true)
  // Heard of a moment ago: nobody else touches it.
  await work(id)
  expect((await exportOf(desk, id)).Status).toBe('inprogress')
  await silence(id)
  await work(id)
  expect((await exportOf(desk, id)).Status).toBe('completed')
  const rows = await rowsOf(await fileOf(desk, id))
  expect(rows.slice(1).map(([n]) => n)).toEqual(Array.from({ length: 3000 }, (_, i) => i + 1))
  bury()
  await killed
  expect((await exportOf(desk, id)).Status).toBe('completed')
})

it('A worker that was only slow finds its place taken and spoils nothing', async () => {
  const id = await begin()
  let release = () => {}
  let waits = false
  const slow = work(id, (batch) =>
    batch === 2
      ? new Promise<void>((resolve) => {
          waits = true
          release = resolve
        })
      : Promise.resolve(),
  )
  await expect.poll(() => waits).toBe(true)
  await silence(id)
  await work(id)
  release()
  await slow
  expect((await exportOf(desk, id)).Status).toBe('completed')
  expect((await rowsOf(await fileOf(desk, id))).length).toBe(3001)
})

it('Exports that nobody was heard of for two minutes are queued again', async () => {
  const id = await begin()
  const queued = async () =>
    (
      await lobby.owner.query(
        "select count(*)::int as n from graphile_worker._private_jobs where payload -> 'payload' ->> 'exportId' = $1",
        [id],
      )
    ).rows[0].n
  await lobby.owner.query(
    "delete from graphile_worker._private_jobs where payload -> 'payload' ->> 'exportId' = $1",
    [id],
  )
  const revive = chores(storage).find((chore) => chore.name === 'exports.revive')
  await revive?.work(database, new Date(), log)
  expect(await queued()).toBe(0)
  await silence(id)
  await revive?.work(database, new Date(), log)
  await revive?.work(database, new Date(), log)
  expect(await queued()).toBe(1)
})

it('An export that breaks off again and again fails with a sentence (R279) and leaves no file', async () => {
  const before = (await filesOnDisk()).length
  const id = await begin()
  for (let tries = 0; tries < 5; tries++)
    await work(id, () => Promise.reject(new Error('the disk is full'))).catch(() => undefined)
  const failed = await exportOf(desk, id)
  expect([failed.Status, failed.Failure]).toEqual(['failed', '伺服器無法寫出檔案，請稍後再匯出一次。'])
  expect((await filesOnDisk()).length).toBe(before)
})

it('The end of the program leaves it in the queue, not half done', async () => {
  const id = await begin()
  const ending = new AbortController()
  const ended = work(
    id,
    async (batch) => {
      if (batch === 1) ending.abort()
    },
    ending.signal,
  )
  await expect(ended).rejects.toThrow()
  expect((await exportOf(desk, id)).Status).toBe('pending')
  await work(id)
  expect((await exportOf(desk, id)).Status).toBe('completed')
})

it('Cancelling stops the worker at its next step; no file is left, and a new one may start', async () => {
  const before = (await filesOnDisk()).length
  const id = await begin()
  expect((await startExport(desk, { Query: {} })).body.ErrorMessage.Code).toBe(409432)
  await work(id, async (batch) => {
    if (batch === 1) expect((await desk.post(`/api/v1/Export/${id}/Cancel`)).status).toBe(200)
  })
  expect((await exportOf(desk, id)).Status).toBe('cancelled')
  expect((await filesOnDisk()).length).toBe(before)
  expect((await desk.get(`/api/v1/Export/${id}/File`)).body.ErrorMessage.Code).toBe(409434)
  expect((await desk.post(`/api/v1/Export/${id}/Cancel`)).body.ErrorMessage.Code).toBe(409435)
  expect((await startExport(desk, { Query: {} })).status).toBe(200)
})

it('Three exports of a community are under way at most', async () => {
  for (const kind of ['a', 'b'])
    await lobby.owner.query(
      `insert into export (community_id, id, kind, title, query, state, account_id, account_name)
       values ($1, $2, $3, '', '{}', 'pending', $4, '')`,
      [here, newId(), kind, castId('account', 'desk2')],
    )
  const manager = await lobby.as('auth_0912345678', '晴川社區')
  expect((await startExport(manager, { Query: {} })).status).toBe(200)
  expect((await startExport(desk, { Query: {} })).body.ErrorMessage.Code).toBe(409433)
})

it('A file is gone from the disk after 7 days, and its download says so', async () => {
  const id = await begin()
  await work(id)
  const tidy = chores(storage).find((chore) => chore.name === 'exports.removeExpired')
  const files = (await filesOnDisk()).length
  await tidy?.work(database, new Date(Date.now() + 6.9 * day), log)
  expect((await filesOnDisk()).length).toBe(files)
  expect((await fileOf(desk, id)).length).toBeGreaterThan(0)
  await tidy?.work(database, new Date(Date.now() + 7.1 * day), log)
  await tidy?.work(database, new Date(Date.now() + 7.1 * day), log)
  expect(await filesOnDisk()).toEqual([])
  const late = await desk.get(`/api/v1/Export/${id}/File`)
  expect([late.status, late.body.ErrorMessage.Code]).toEqual([404, 404432])
  expect((await exportOf(desk, id)).IsExpired).toBe(true)
})
