import pg from 'pg'
import { hashPassword } from '#modules/sign-in/accounts/server/passwords.ts'
import { demoPassword } from '#database/cast/accounts.ts'
import { chanceFunctions, putTowns, townTable } from './chance.ts'
import { dailyStatements, packageStatements } from './daily.ts'
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
  /** Packages of a community in one transaction; a multiple of three, since they come in pairs. */
  slice?: number
  onProgress(done: Progress, whole: Progress): void
}

const statements = [...communityStatements, ...optionStatements, ...livesStatements, ...dailyStatements]

/** Packages of one transaction: enough that the statements cost nothing, few enough that the progress moves. */
const batchSize = 20_000
const sliceSize = 60_000

/** Communities that are filled together, or a large one, whose first packages may be there. */
interface Batch {
  towns: Town[]
  from: number
}

/** The id of the nth community of a country. */
export const townId = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`

function batchesOf(towns: readonly Town[]): Batch[] {
  const batches: Batch[] = []
  let left = 0
  for (const town of towns) {
    const last = batches.at(-1)
    if (last && left > 0) last.towns.push(town)
    else batches.push({ towns: [town], from: 0 })
    left = (last && left > 0 ? left : batchSize) - town.packages - town.households * 8
  }
  return batches
}

/**
 * Fills a migrated database with a country, with the owner's connection. A batch of communities is one transaction, a large
 * community several; what an earlier run of the same size has filled is left as it is. Throws when the database holds other
 * communities.
 */
export async function fillCountry(connection: pg.ClientConfig, options: FillOptions): Promise<Progress> {
  const towns = townsOf(options)
  const pool = new pg.Pool({ ...connection, max: options.hands })
  pool.on('error', () => undefined)
  try {
    const there = await filledTowns(pool, towns, options.slice ?? sliceSize)
    const done = {
      communities: there.size,
      packages: [...there.values()].reduce((sum, count) => sum + count, 0),
    }
    const whole = sumOf(towns)
    options.onProgress(done, whole)
    const begun = towns.flatMap((town) => {
      const from = there.get(town.number) ?? town.packages
      return from < town.packages ? [{ towns: [town], from }] : []
    })
    const batches = [...begun, ...batchesOf(towns.filter(({ number }) => !there.has(number)))]
    const isChanged = batches.length > 0
    const hash = await hashPassword(demoPassword)
    const now = new Date()
    const work = async () => {
      const client = await pool.connect()
      // A connection that breaks says so to whoever waits for its answer.
      client.on('error', () => undefined)
      try {
        await prepare(client, options.checked ?? false)
        for (let batch = batches.shift(); batch; batch = batches.shift())
          await fillBatch(client, batch, { now, hash, slice: options.slice ?? sliceSize }, (more) => {
            done.communities += more.communities
            done.packages += more.packages
            options.onProgress(done, whole)
          })
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

/** The communities that are there by their number, with how many of their packages. */
async function filledTowns(
  pool: pg.Pool,
  towns: readonly Town[],
  slice: number,
): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ id: string; name: string }>('select id, name from community')
  const byId = new Map(towns.map((town) => [townId(town.number), town]))
  const other = rows.find(({ id, name }) => byId.get(id)?.name !== name)
  if (other) throw new Error(`這個資料庫已有其他社區（${other.name}）；請給全國範例一個空的資料庫。`)
  const there = new Map<number, number>()
  for (const { id } of rows) {
    const town = byId.get(id)
    if (!town) continue
    const isWhole = town.packages <= slice
    there.set(town.number, isWhole ? town.packages : await packagesOf(pool, id))
  }
  return there
}

async function packagesOf(pool: pg.Pool, communityId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::integer as count from package where community_id = $1',
    [communityId],
  )
  return rows[0]?.count ?? 0
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
  { towns, from }: Batch,
  { now, hash, slice }: { now: Date; hash: string; slice: number },
  onDone: (more: Progress) => void,
): Promise<void> {
  const most = Math.max(...towns.map(({ packages }) => packages))
  const upTo = (n: number) => towns.reduce((sum, { packages }) => sum + Math.min(packages, n), 0)
  let first = from
  do {
    const until = first + slice
    const given = JSON.stringify(towns.map((town) => ({ ...town, id: townId(town.number), first, until })))
    await transact(client, async () => {
      await client.query('truncate pg_temp.town')
      await client.query(putTowns, [given, now, hash])
      await client.query('analyze pg_temp.town')
      const whole = first === 0 ? statements : []
      for (const statement of [...whole, ...packageStatements]) await client.query(statement)
    })
    onDone({ communities: first === 0 ? towns.length : 0, packages: upTo(until) - upTo(first) })
    first = until
  } while (first < most)
}

async function transact(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
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
