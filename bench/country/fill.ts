import pg from 'pg'
import { hashPassword } from '#modules/accounts/server/passwords.ts'
import { demoPassword } from '#database/cast/accounts.ts'
import { chanceFunctions, putTowns, townTable } from './chance.ts'
import { dailyStatements } from './daily.ts'
import { communityStatements, livesStatements } from './lives.ts'
import { optionStatements } from './options.ts'
import { type CountrySize, type Town, townsOf } from './towns.ts'

export interface Progress {
  communities: number
  packages: number
}

export interface FillOptions extends CountrySize {
  /** Connections that write at once. */
  hands: number
  /** Checks every reference and trigger as rows come in, which takes several times as long. */
  checked?: boolean
  onProgress(done: Progress, whole: Progress): void
}

const statements = [...communityStatements, ...optionStatements, ...livesStatements, ...dailyStatements]

/** Packages of one transaction: enough that the statements cost nothing, few enough that the progress moves. */
const batchSize = 20_000

/** The id of the nth community of a country. */
export const townId = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`

function batchesOf(towns: readonly Town[]): Town[][] {
  const batches: Town[][] = []
  let left = 0
  for (const town of towns) {
    const last = batches.at(-1)
    if (last && left > 0) last.push(town)
    else batches.push([town])
    left = (last && left > 0 ? left : batchSize) - town.packages - town.households * 8
  }
  return batches
}

/**
 * Fills a migrated database with a country, with the owner's connection. A batch of communities is one transaction; what
 * an earlier run of the same size has filled is left as it is. Throws when the database holds other communities.
 */
export async function fillCountry(connection: pg.ClientConfig, options: FillOptions): Promise<Progress> {
  const towns = townsOf(options)
  const pool = new pg.Pool({ ...connection, max: options.hands })
  pool.on('error', () => undefined)
  try {
    const there = await filledTowns(pool, towns)
    const done = sumOf(towns.filter(({ number }) => there.has(number)))
    const whole = sumOf(towns)
    options.onProgress(done, whole)
    const batches = batchesOf(towns.filter(({ number }) => !there.has(number)))
    const isChanged = batches.length > 0
    const hash = await hashPassword(demoPassword)
    const now = new Date()
    const work = async () => {
      const client = await pool.connect()
      try {
        await prepare(client, options.checked ?? false)
        for (let batch = batches.shift(); batch; batch = batches.shift()) {
          await fillBatch(client, batch, now, hash)
          const { communities, packages } = sumOf(batch)
          done.communities += communities
          done.packages += packages
          options.onProgress(done, whole)
        }
      } finally {
        client.release(true)
      }
    }
    await Promise.all(Array.from({ length: options.hands }, work))
    if (isChanged) await pool.query('vacuum analyze')
    return whole
  } finally {
    await pool.end()
  }
}

async function filledTowns(pool: pg.Pool, towns: readonly Town[]): Promise<Set<number>> {
  const { rows } = await pool.query<{ id: string; name: string }>('select id, name from community')
  const byId = new Map(towns.map((town) => [townId(town.number), town]))
  const other = rows.find(({ id, name }) => byId.get(id)?.name !== name)
  if (other) throw new Error(`這個資料庫已有其他社區（${other.name}）；請給全國範例一個空的資料庫。`)
  return new Set(rows.flatMap(({ id }) => byId.get(id)?.number ?? []))
}

/** A superuser may leave out the checks of references: a test proves on a small country that all of them hold. */
async function prepare(client: pg.PoolClient, checked: boolean): Promise<void> {
  await client.query("set synchronous_commit = off; set work_mem = '64MB'; set jit = off")
  await client.query(chanceFunctions + townTable)
  if (checked) return
  await client.query("set session_replication_role = 'replica'").catch((error: Error & { code?: string }) => {
    if (error.code !== '42501') throw error
  })
}

async function fillBatch(
  client: pg.PoolClient,
  batch: readonly Town[],
  now: Date,
  hash: string,
): Promise<void> {
  const towns = JSON.stringify(batch.map((town) => ({ ...town, id: townId(town.number) })))
  await client.query('begin')
  try {
    await client.query('truncate pg_temp.town')
    await client.query(putTowns, [towns, now, hash])
    await client.query('analyze pg_temp.town')
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

const sumOf = (towns: readonly Town[]): Progress => ({
  communities: towns.length,
  packages: towns.reduce((sum, town) => sum + town.packages, 0),
})
