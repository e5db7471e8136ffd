import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { migrate } from '#database/migrate.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Database } from '#platform/server/database.ts'
import { localStorage, type Storage } from '#platform/server/storage.ts'
import { longJobContext } from '#platform/server/work.ts'
import { makeExport } from '#modules/keeping/exports/server/make-export.ts'
import { applyFile } from '#modules/homes/household-imports/server/apply-file.ts'
import { checkFile } from '#modules/homes/household-imports/server/check-file.ts'
import { declared } from '#apps/server/modules.ts'
import { startExport } from '../setup/exports.ts'
import { importOf, newcomers, upload } from '../setup/imports.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { signedInAs } from '../setup/manager-accounts.ts'

const communityId = castId('community', '晴川社區')
const log = pino({ level: 'silent' })

let lobby: Lobby
let database: Database
let storage: Storage
beforeAll(async () => {
  // Without a worker: the test is the worker, so that it decides when the jobs run.
  lobby = await startLobby()
  database = new Database(lobby.connection, await migrate(lobby.connection), log)
  storage = localStorage(`${lobby.dataFolder}/files`)
})
afterAll(async () => {
  await database.close()
  await lobby.close()
})

const { signal } = new AbortController()
const worker = () => longJobContext({ database, communityId, react: async () => undefined, log, signal })
const suspend = (id: string) =>
  lobby.owner.query("update account set suspended_at = now(), suspended_reason = '盜用' where id = $1", [id])

it('a list that a suspended account asked for is not made', async () => {
  const item = await signedInAs(lobby, 'manager')
  const { ExportId } = (await startExport(item.desk)).body.Data
  await suspend(item.id)
  await makeExport(storage, declared.sheets).workLong(worker(), { exportId: ExportId })
  const { rows } = await lobby.owner.query('select state, failure, bytes from export where id = $1', [
    ExportId,
  ])
  expect(rows).toEqual([{ state: 'failed', failure: '匯出的帳號已停用或不在社區裡，匯出已停止。', bytes: 0 }])
})

it('a workbook that a suspended account confirmed writes nothing, and says why to whoever looks', async () => {
  const item = await signedInAs(lobby, 'manager')
  const admin = await lobby.as('auth_0912345678', '晴川社區')
  const importId = newId()
  await upload(item.desk, await newcomers('7F'), '住戶.xlsx', importId)
  await checkFile(storage).workLong(worker(), { importId })
  expect((await item.desk.post(`/api/v1/HouseholdProperty/Import/${importId}/Confirm`)).status).toBe(200)
  const households = async () => (await lobby.owner.query('select count(*) from household')).rows[0]
  const before = await households()
  await suspend(item.id)
  await applyFile(storage).workLong(worker(), { importId })
  expect(await households()).toEqual(before)
  expect(await importOf(admin, importId)).toMatchObject({
    Status: 'stale',
    Failure: '要求這件工作的帳號已停用或不在社區裡，工作已停止，沒有寫入任何資料。',
  })
})
