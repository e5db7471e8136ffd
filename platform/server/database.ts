import type { Logger } from 'pino'
import pg from 'pg'
import { repeatingCollisions } from './collisions.ts'
import { FairPlaces } from './fair-places.ts'
import { type Lease, lend, sendTogether } from './lend.ts'
import { Recurring } from './recurring.ts'

export type { Lease } from './lend.ts'

interface Login {
  user: string
  password: string
}

// pg reads bigint as a string; ours are counts and whole NT$ below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const setCommunity = { name: 'set_community', text: "select set_config('lobby.community', $1, false)" }
const setLocal = { name: 'set_community_local', text: "select set_config('lobby.community', $1, true)" }

// A call that gets no answer from PostgreSQL says so instead of hanging.
const patience = { connectionTimeoutMillis: 5000, statement_timeout: 30_000, lock_timeout: 15_000 }

/** Said like what the pool says of itself, which passes (`lost-line.ts`). */
const waiting = {
  milliseconds: patience.connectionTimeoutMillis,
  late: () => new Error('timeout while a community waited for one of its connections'),
}

const ignore = () => undefined

/** Lets a transaction of the door write as one community from here on: what it inserts belongs there. */
export async function workWithin(lease: Lease, communityId: string): Promise<void> {
  await lease.query(setLocal.text, [communityId])
}

/**
 * Lets a transaction of the door be one community's own for the while of `work`: it sees and writes that community alone,
 * under the same row security as its calls. Afterwards it is the door's again.
 */
export async function asCommunity<T>(lease: Lease, communityId: string, work: () => Promise<T>): Promise<T> {
  await lease.query('select lobby_become($1)', [communityId])
  const result = await work()
  // After an error there is no way back and none is needed: the transaction is over.
  await lease.query("select set_config('role', 'none', true), set_config('lobby.community', '', true)")
  return result
}

/**
 * The only door to PostgreSQL. Reads lend a connection that sees one community; writes do so in a transaction; `across`
 * is the named, logged way to work over communities.
 */
export class Database {
  readonly #app: pg.Pool
  readonly #door: pg.Pool
  readonly #log: Logger
  /** Connections by community: whose transactions wait for each other's locks leave some to all others (decision 045). */
  readonly #places: FairPlaces
  readonly #recurring = new Recurring()
  /** The community that each connection for reading was last told to see, and whether it said that it does. */
  readonly #seeing = new WeakMap<pg.PoolClient, { communityId: string; isCertain: boolean }>()

  constructor(connection: pg.ClientConfig, roles: { app: Login; door: Login }, log: Logger, max = 16) {
    this.#log = log
    const pool = (login: Login, size: number) => {
      const made = new pg.Pool({
        ...connection,
        ...login,
        ...patience,
        max: size,
        pipeline: true,
      } as pg.PoolConfig)
      // A backend that is terminated while idle must not end the process.
      made.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
      made.on('connect', (client) => client.on('error', ignore))
      return made
    }
    this.#app = pool(roles.app, max)
    this.#places = new FairPlaces(max)
    this.#door = pool(roles.door, Math.max(4, max / 2))
  }

  /** Refuses a login that could pass row security: throws an Error that says which. */
  async check(): Promise<void> {
    for (const pool of [this.#app, this.#door]) {
      const { rows } = await pool.query<{ name: string; above: boolean; owns: boolean }>(
        `select rolname as name, rolsuper or rolbypassrls as above,
           exists (select from pg_class c where c.relowner = r.oid) as owns
         from pg_roles r where rolname = current_user`,
      )
      const role = rows[0]
      if (!role || role.above || role.owns) {
        throw new Error(`role ${role?.name} could pass row security; the program does not run with it`)
      }
    }
  }

  /** Lends a connection for reading within one community. */
  async read<T>(communityId: string, work: (lease: Lease) => Promise<T>): Promise<T> {
    return this.#inPlace(communityId, async () => {
      const client = await this.#app.connect()
      const { lease, end, settled } = lend(client, this.#recurring)
      sendTogether(client)
      const set = this.#become(client, communityId)
      set.catch(end)
      try {
        const result = await work(lease)
        // What was read as another community, because the setting failed, goes to nobody.
        await set
        await settled()
        return result
      } finally {
        end()
        client.release()
      }
    })
  }

  async #inPlace<T>(communityId: string, work: () => Promise<T>): Promise<T> {
    const leave = await this.#places.take(communityId, waiting)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /**
   * Makes a connection see one community. It goes on seeing it after its lease: the next one tells it anew, unless it is
   * certain that the connection already sees the same one. Rejects when PostgreSQL did not take it.
   */
  async #become(client: pg.PoolClient, communityId: string): Promise<void> {
    const before = this.#seeing.get(client)
    if (before?.isCertain && before.communityId === communityId) return
    // An answer that comes late, when the connection was told another one, makes nothing certain.
    const now = { communityId, isCertain: false }
    this.#seeing.set(client, now)
    await client.query({ ...setCommunity, values: [communityId] })
    now.isCertain = true
  }

  /**
   * Lends a connection inside a transaction within one community; an error rolls everything back. Two transactions that
   * waited for each other, or that PostgreSQL could not put in an order, are no error: `work` runs again from its
   * beginning, so it leaves nothing outside the transaction (or says `doNotRepeat`).
   */
  async write<T>(communityId: string, work: (lease: Lease) => Promise<T>): Promise<T> {
    return this.#inPlace(communityId, () => this.#transaction(this.#app, communityId, work))
  }

  /** The named door for work that belongs to no single community; `reason` is logged. */
  async across<T>(reason: string, work: (lease: Lease) => Promise<T>): Promise<T> {
    this.#log.debug({ door: reason }, 'across communities')
    return this.#transaction(this.#door, '', work)
  }

  /** As `across`, for a single reading statement without a transaction. */
  async glance<T>(reason: string, work: (lease: Lease) => Promise<T>): Promise<T> {
    this.#log.trace({ door: reason }, 'across communities')
    const client = await this.#door.connect()
    const { lease, end, settled } = lend(client, this.#recurring)
    try {
      const result = await work(lease)
      await settled()
      return result
    } finally {
      end()
      client.release()
    }
  }

  async #transaction<T>(pool: pg.Pool, communityId: string, work: (lease: Lease) => Promise<T>): Promise<T> {
    return repeatingCollisions(this.#log, async (given) => {
      const client = await pool.connect()
      const { lease, end, isRepeatable, settled, failure } = lend(client, this.#recurring)
      let broken: Error | undefined
      try {
        sendTogether(client)
        const begun = Promise.all([
          client.query('begin'),
          client.query({ ...setLocal, values: [communityId] }),
        ])
        begun.catch(ignore)
        const result = await work(lease)
        await begun
        end()
        const [{ command }] = await Promise.all([client.query('commit'), settled()])
        // PostgreSQL ends what has failed without calling that an error.
        if (command !== 'COMMIT') throw new Error('a transaction was rolled back at its commit')
        return result
      } catch (error) {
        end()
        if (!isRepeatable()) given.isLast = true
        await client.query('rollback').catch((lost: Error) => {
          broken = lost
        })
        throw failure() ?? error
      } finally {
        client.release(broken)
      }
    })
  }

  /** How many connections there are, by pool; waiting are those who want one. */
  connections(): Record<'app' | 'door', { busy: number; idle: number; waiting: number }> {
    const of = ({ totalCount, idleCount: idle, waitingCount: waiting }: pg.Pool) => ({
      busy: totalCount - idle,
      idle,
      waiting,
    })
    return { app: of(this.#app), door: of(this.#door) }
  }

  /** Waits for connections on loan and closes all. */
  async close(): Promise<void> {
    await Promise.all([this.#app.end(), this.#door.end()])
  }
}
