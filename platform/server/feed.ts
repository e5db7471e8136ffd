import Pg from 'pg'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from './database.ts'
import { rightsChannel } from './rights.ts'

export const communityChannel = 'lobby_events'

export interface LiveEvent {
  number: number
  name: string
  hear: string
  payload: unknown
  accountId: string | null
  at: Date
}

/** Somebody who follows a community's events from a number on; each follower has its own cursor. */
export interface Follower {
  communityId: string
  cursor: number
  take(events: readonly LiveEvent[]): void
}

const batch = 500
const kept = 1000

interface Tail {
  followers: Set<Follower>
  /** The newest events, in order, without gaps. */
  events: LiveEvent[]
  pumping: boolean
  again: boolean
}

/**
 * Carries events from the outbox to their followers in this process. Other processes are told through PostgreSQL's
 * notifications, coalesced, with a poll of one second behind them, so nothing is lost when a notification is.
 */
export class Feed {
  readonly #database: Database
  readonly #log: Logger
  readonly #connection: pg.ClientConfig
  readonly #tails = new Map<string, Tail>()
  readonly #pending = new Set<string>()
  readonly #rightsHearers: ((communityId: string | undefined) => void)[] = []
  #listener: pg.Client | undefined
  #poll: NodeJS.Timeout | undefined
  #flush: NodeJS.Immediate | undefined
  #reconnect: NodeJS.Timeout | undefined
  #closed = false
  #handed: (at: readonly Date[]) => void = () => undefined

  constructor(database: Database, connection: pg.ClientConfig, log: Logger) {
    this.#database = database
    this.#connection = connection
    this.#log = log
  }

  async open(): Promise<void> {
    await this.#listen()
    this.#poll = setInterval(() => void this.#lookForNews().catch(() => undefined), 1000)
  }

  /** The poll behind the notifications: one statement for all communities that are followed here. */
  async #lookForNews(): Promise<void> {
    if (!this.#tails.size) return
    const counters = await this.#database.glance('event poll', (lease) =>
      lease.query<{ community_id: string; last: number }>(
        'select community_id, last from event_counter where community_id = any($1)',
        [[...this.#tails.keys()]],
      ),
    )
    for (const { community_id, last } of counters) {
      const tail = this.#tails.get(community_id)
      if (tail && [...tail.followers].some((f) => f.cursor < last)) void this.#pump(community_id)
    }
  }

  async #listen(): Promise<void> {
    const client = new Pg.Client({ ...this.#connection, pipeline: true } as pg.ClientConfig)
    client.on('notification', (message) => {
      if (message.channel === rightsChannel) return this.#tellRights(message.payload)
      for (const communityId of (message.payload ?? '').split(',')) void this.#pump(communityId)
    })
    client.on('error', () => undefined)
    client.on('end', () => {
      if (this.#closed || this.#listener !== client) return
      // The poll carries on meanwhile.
      this.#listenAgain()
    })
    this.#listener = client
    await client.connect()
    // What this connection tells the others is not kept: nobody waits for the disk because of it.
    await client.query('set synchronous_commit = off')
    await client.query(`listen ${communityChannel}`)
    await client.query(`listen ${rightsChannel}`)
    // What was said while nobody listened is made up for.
    this.#tellRights(undefined)
  }

  #tellRights(communityId: string | undefined): void {
    for (const hear of this.#rightsHearers) hear(communityId)
  }

  /** Is told when what was done was handed to whoever follows. */
  whenHanded(handed: (at: readonly Date[]) => void): void {
    this.#handed = handed
  }

  /** Hears that people of a community, or of any (undefined), may something else from now on; in the order of asking. */
  hearRights(hear: (communityId: string | undefined) => void): void {
    this.#rightsHearers.push(hear)
  }

  #listenAgain(): void {
    clearTimeout(this.#reconnect)
    if (this.#closed) return
    this.#reconnect = setTimeout(() => void this.#listen().catch(() => this.#listenAgain()), 1000)
  }

  /** The number of a community's newest event. */
  async newest(communityId: string): Promise<number> {
    const rows = await this.#database.read(communityId, (lease) =>
      lease.query<{ last: number }>('select last from event_counter'),
    )
    return rows[0]?.last ?? 0
  }

  /** Follows a community from the follower's cursor on; returns the way to stop. */
  follow(follower: Follower): () => void {
    const tail = this.#tails.get(follower.communityId) ?? {
      followers: new Set(),
      events: [],
      pumping: false,
      again: false,
    }
    this.#tails.set(follower.communityId, tail)
    tail.followers.add(follower)
    void this.#pump(follower.communityId)
    return () => {
      tail.followers.delete(follower)
      if (!tail.followers.size && this.#tails.get(follower.communityId) === tail)
        this.#tails.delete(follower.communityId)
    }
  }

  /** Says that a community has committed events: wakes this process at once and the others by notification. */
  announce(communityId: string): void {
    void this.#pump(communityId)
    this.#pending.add(communityId)
    this.#flush ??= setImmediate(() => {
      this.#flush = undefined
      const payload = [...this.#pending].join(',')
      this.#pending.clear()
      this.#listener?.query('select pg_notify($1, $2)', [communityChannel, payload]).catch(() => undefined)
    })
  }

  async #pump(communityId: string): Promise<void> {
    const tail = this.#tails.get(communityId)
    if (!tail) return
    if (tail.pumping) {
      tail.again = true
      return
    }
    tail.pumping = true
    try {
      do {
        tail.again = false
        await this.#advance(communityId, tail)
      } while (tail.again)
    } catch (error) {
      if (!this.#closed) this.#log.warn({ err: error }, 'events could not be read; trying again')
    } finally {
      tail.pumping = false
    }
  }

  async #advance(communityId: string, tail: Tail): Promise<void> {
    for (;;) {
      const slowest = Math.min(...[...tail.followers].map((f) => f.cursor))
      const first = tail.events[0]?.number
      const last = tail.events.at(-1)?.number
      // A follower that resumes from before the kept tail makes the tail start anew from its cursor.
      const from = first !== undefined && last !== undefined && slowest >= first - 1 ? last : slowest
      if (!Number.isFinite(from)) return
      const loaded = await this.#load(communityId, from)
      tail.events = from === last ? [...tail.events, ...loaded] : loaded
      // Whoever asks because of such an event is not answered with what was known before it.
      if (loaded.some((event) => event.hear === 'session')) this.#tellRights(communityId)
      this.#hand(tail)
      // What somebody makes up for was done long ago.
      if (from === last) this.#handed(loaded.map(({ at }) => at))
      if (tail.events.length > kept) tail.events = tail.events.slice(-kept)
      if (loaded.length < batch) return
    }
  }

  /** Gives each follower what is new to it. Thousands stand at the same number and get the same array. */
  #hand({ events, followers }: Tail): void {
    const first = events[0]?.number
    const last = events.at(-1)?.number
    if (first === undefined || last === undefined) return
    const newsAt = new Map<number, readonly LiveEvent[]>()
    for (const follower of followers) {
      // Numbers have no gaps. A follower further on than this batch, or before it, waits for the next one.
      const at = follower.cursor + 1 - first
      if (at < 0 || at >= events.length) continue
      const news = newsAt.get(at) ?? events.slice(at)
      newsAt.set(at, news)
      follower.cursor = last
      follower.take(news)
    }
  }

  #load(communityId: string, after: number): Promise<LiveEvent[]> {
    return this.#database.read(communityId, (lease) =>
      lease.query<LiveEvent & pg.QueryResultRow>(
        `select number, name, hear, payload, account_id as "accountId", at
         from event where number > $1 order by number limit ${batch}`,
        [after],
      ),
    )
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#poll)
    clearTimeout(this.#reconnect)
    if (this.#flush) clearImmediate(this.#flush)
    await this.#listener?.end().catch(() => undefined)
  }
}
