import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { castId } from '#database/cast/cast-id.ts'
import { migrate } from '#database/migrate.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { operatorDesk } from '#tests/setup/operator-desk.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { Database } from './database.ts'
import { type AnyJob, job, longJob, startJobs } from './jobs.ts'

let lobby: Lobby
let database: Database
let operator: Desk
const log = pino({ level: 'silent' })
const here = castId('community', '晴川社區')
beforeAll(async () => {
  lobby = await startLobby()
  database = new Database(lobby.connection, await migrate(lobby.connection), log)
  operator = await operatorDesk(lobby)
})
afterAll(async () => {
  await database.close()
  await lobby.close()
})

const enqueue = (task: string) =>
  database.write(here, (lease) => lease.query('select lobby_jobs.enqueue($1, $2, $1, null)', [task, '{}']))

/** A process of its own that takes the jobs and dies over them as if its power was cut. */
async function dieOver(tasks: readonly string[]): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/setup/die-over-jobs.ts', JSON.stringify(lobby.connection), ...tasks],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  // Longer than any job may run.
  await ownerQuery("update graphile_worker._private_jobs set locked_at = locked_at - interval '11 minutes'")
}

async function ownerQuery(text: string): Promise<void> {
  await lobby.owner.query(text)
}

/** Works until `until` holds, then stops. */
async function work(kinds: readonly AnyJob[], until: () => boolean | Promise<boolean>): Promise<void> {
  const roles = await migrate(lobby.connection)
  const queue = await startJobs({
    connection: lobby.connection,
    login: roles.jobs,
    database,
    jobs: kinds,
    chores: [],
    log,
  })
  await expect.poll(until, { timeout: 15_000 }).toBe(true)
  // What runs is told as done only behind its own work.
  const taken = 'select from graphile_worker._private_jobs where locked_at is not null'
  await expect.poll(async () => (await lobby.owner.query(taken)).rowCount, { timeout: 15_000 }).toBe(0)
  await queue.stop()
}

const ran: string[] = []
const told: string[] = []
const payload = z.object({})
const harmless = job({ name: 'test.harmless', payload, work: async () => void ran.push('harmless') })
const heavy = longJob({
  name: 'test.heavy',
  payload,
  workLong: async () => void ran.push('heavy'),
  onStuck: async () => void told.push('heavy'),
})
const listed = async (): Promise<Record<string, string>[]> =>
  (await operator.get('/api/v1/Operator/StuckJob')).body.Data

it('A job that reads from outside and whose process died stands still, is shown to the operator, and begins again at a word', async () => {
  await enqueue('test.heavy')
  await enqueue('test.harmless')
  await dieOver(['test.heavy', 'test.harmless'])
  // After the restart the harmless one is done; the other one is not begun.
  await work([heavy, harmless], () => ran.includes('harmless') && told.length > 0)
  expect([ran, told]).toEqual([['harmless'], ['heavy']])
  const [stuck, ...more] = await listed()
  expect(more).toEqual([])
  expect(stuck).toMatchObject({ Task: 'test.heavy', CommunityName: '晴川社區', ComId: here })

  const retry = `/api/v1/Operator/StuckJob/${stuck?.StuckJobId}/Retry`
  expect((await operator.post(retry, { Reason: '停電' })).status).toBe(200)
  // Whoever comes later hears that it is settled, and it runs once.
  expect((await operator.post(retry, { Reason: '停電' })).status).toBe(404)
  await work([heavy, harmless], () => ran.includes('heavy'))
  expect(ran).toEqual(['harmless', 'heavy'])
  expect(await listed()).toEqual([])
  const { rows } = await lobby.owner.query(
    "select operator_by_name as by, target, reason from operator_audit where action = 'operator.retryStuckJob'",
  )
  expect(rows).toEqual([{ by: expect.any(String), target: 'test.heavy', reason: '停電' }])
}, 120_000)

it('An ordinary job begins again after one death, and stands still after two in a row; given up, it is not done', async () => {
  ran.length = 0
  await enqueue('test.harmless')
  await dieOver(['test.harmless'])
  await dieOver(['test.harmless'])
  await work([heavy, harmless], async () => (await listed()).length > 0)
  expect(ran).toEqual([])
  const [stuck] = await listed()
  const path = `/api/v1/Operator/StuckJob/${stuck?.StuckJobId}/GiveUp`
  expect((await operator.post(path, { Reason: '內容有問題' })).status).toBe(200)
  await enqueue('test.heavy')
  await work([heavy, harmless], () => ran.includes('heavy'))
  expect(ran).toEqual(['heavy'])
  expect(await listed()).toEqual([])
}, 120_000)

it('Communities neither see nor settle what stands still', async () => {
  const manager = await lobby.as('auth_0912345678', '晴川社區')
  expect((await manager.get('/api/v1/Operator/StuckJob')).status).toBe(401)
})
