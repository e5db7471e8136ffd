import { LRUCache } from 'lru-cache'
import type { Role } from '#platform/contract/access.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Authenticator } from '#platform/server/answer.ts'
import type { Actor, Origin } from '#platform/server/context.ts'
import type { Database, Lease } from '#platform/server/database.ts'
import type { Sealer } from '#platform/server/seal.ts'
import {
  allDeviations,
  type Deviation,
  deviationsIn,
  handledBy,
  type MayHandle,
  type PermissionsOf,
} from './deviations.ts'
import { kindOfDevice } from './device.ts'
import { isLiveSession } from './live-membership.ts'
import type { SignInWay } from './steps.ts'
import { digestOf, isSigned, newToken, readAccessToken } from './tokens.ts'

/** Milliseconds that a session lasts at the latest: a 12-hour shift fits. */
export const sessionLife = 14 * 60 * 60 * 1000

interface Live {
  actor: Actor
  /** Signs its access tokens: made of the session's own secret and the server's key, so that a copy of the database signs none. */
  accessKey: Buffer
  /** The kind of browser that it was started in. */
  device: string
  /** Access tokens whose signature was found right; known no longer than the rest. */
  proved: Set<string>
}

const select = (where: string) => `
  select s.id as "sessionId", s.account_id as "accountId", s.community_id as "communityId", s.access_key as "accessKey",
    least(s.expires_at, m.valid_until) as "sessionEndsAt", s.device, a.display_name as name, a.name as account, a.kind, m.role, c.name as "communityName",
    array(select service_id from community_service cs where cs.community_id = s.community_id) as services,
    ${allDeviations} as deviations
  from session s
  join live_membership m on ${isLiveSession}
  join account a on a.id = s.account_id
  join community c on c.id = s.community_id
  where ${where} and s.ended_at is null and s.expires_at > now()`

const byId = select('s.id = $1')
const byCookie = select('s.cookie_hash = $1')

type Row = Omit<Actor, 'services' | 'permissions' | 'handles'> & {
  accessKey: Buffer
  device: string
  services: number[]
  role: Role
  deviations: (readonly [Role, ...Deviation])[]
}

/** Knows who is signed in. A session that ended is forgotten within a second in every server process. */
export class Sessions implements Authenticator {
  readonly #database: Database
  readonly #permissionsOf: PermissionsOf
  readonly #mayHandle: MayHandle
  readonly #sealer: Sealer
  readonly #cache = new LRUCache<string, Live>({ max: 20_000, ttl: 800 })

  constructor(
    database: Database,
    { permissionsOf, mayHandle }: { permissionsOf: PermissionsOf; mayHandle: MayHandle },
    sealer: Sealer,
  ) {
    this.#database = database
    this.#permissionsOf = permissionsOf
    this.#mayHandle = mayHandle
    this.#sealer = sealer
  }

  async #load(key: string, text: string, value: unknown): Promise<Live | undefined> {
    const known = this.#cache.get(key)
    if (known) return known
    const [row] = await this.#database.glance('session', (lease) => lease.query<Row>(text, [value]))
    if (!row) return undefined
    const { accessKey, device, services, deviations, ...rest } = row
    const live = {
      accessKey: this.#sealer.mac('access token', accessKey.toString('base64')),
      device: kindOfDevice(device),
      proved: new Set<string>(),
      actor: {
        ...rest,
        services: new Set(services),
        permissions: this.#permissionsOf(row.role, deviationsIn(deviations, row.role)),
        handles: handledBy(this.#mayHandle, row.role, deviations),
      },
    }
    this.#cache.set(key, live)
    return live
  }

  async byAccessToken(token: string, device: string): Promise<Actor | undefined> {
    const claim = readAccessToken(token, Date.now())
    if (!claim) return undefined
    const live = await this.#load(claim.sessionId, byId, claim.sessionId)
    if (!live || live.device !== kindOfDevice(device)) return undefined
    if (live.proved.has(token)) return live.actor
    if (!isSigned(live.accessKey, claim.text, claim.signature)) return undefined
    live.proved.add(token)
    return live.actor
  }

  async byCookie(token: string, device: string): Promise<Actor | undefined> {
    return (await this.#liveOfCookie(token, device))?.actor
  }

  /** The session of a cookie, in the kind of browser that it was given to: elsewhere it was stolen. */
  async #liveOfCookie(token: string, device: string): Promise<Live | undefined> {
    const digest = digestOf(token)
    const live = await this.#load(digest.toString('base64'), byCookie, digest)
    return live?.device === kindOfDevice(device) ? live : undefined
  }

  /** The session of a cookie with the key that signs its access tokens; it was seen now. */
  async renewByCookie(token: string, device: string): Promise<Live | undefined> {
    const live = await this.#liveOfCookie(token, device)
    if (live)
      await this.#database.across('session seen', (lease) =>
        lease.query('update session set seen_at = now() where id = $1', [live.actor.sessionId]),
      )
    return live
  }

  forget(communityId: string | undefined): void {
    for (const [key, live] of this.#cache.entries())
      if (communityId === undefined || live.actor.communityId === communityId) this.#cache.delete(key)
  }

  async stillLive(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#database.glance('live sessions', (lease) =>
      lease.query<{ id: string }>(
        `select s.id from session s join live_membership m on ${isLiveSession}
         where s.id = any($1) and s.ended_at is null and s.expires_at > now()`,
        [sessionIds],
      ),
    )
    return new Set(rows.map((row) => row.id))
  }

  /** Starts a session inside a door's transaction, of a one-time account no longer than it lasts; the cookie's value is given once and kept only as a digest. */
  async start(
    lease: Lease,
    session: { accountId: string; communityId: string; way: SignInWay; now: Date } & Origin,
  ): Promise<{ cookie: string; sessionId: string; expiresAt: Date }> {
    const cookie = newToken()
    const sessionId = newId()
    const latest = new Date(session.now.getTime() + sessionLife)
    const [started] = await lease.query<{ expiresAt: Date }>(
      `insert into session (id, cookie_hash, access_key, account_id, community_id, expires_at, address, device, way)
       select $1, $2, $3, m.account_id, $5, least($6, m.valid_until), $7, $8, $9
       from membership m where m.account_id = $4 and m.community_id = $5
       returning expires_at as "expiresAt"`,
      [
        sessionId,
        digestOf(cookie),
        digestOf(newToken()),
        session.accountId,
        session.communityId,
        latest,
        session.address,
        session.device,
        session.way,
      ],
    )
    return { cookie, sessionId, expiresAt: started?.expiresAt ?? latest }
  }

  /** Ends the session of a cookie; returns whose it was. */
  async end(
    cookie: string,
  ): Promise<{ sessionId: string; accountId: string; communityId: string } | undefined> {
    const digest = digestOf(cookie)
    const [ended] = await this.#database.across('sign-out', (lease) =>
      lease.query<{ sessionId: string; accountId: string; communityId: string }>(
        `update session set ended_at = now() where cookie_hash = $1 and ended_at is null
         returning id as "sessionId", account_id as "accountId", community_id as "communityId"`,
        [digest],
      ),
    )
    this.#cache.delete(digest.toString('base64'))
    if (ended) this.#cache.delete(ended.sessionId)
    return ended
  }

  /**
   * Ends sessions of an account inside a door's transaction: the one of an id, or all but one. Gives the ids of those
   * that ended; after the commit nobody uses them, here at once and in other processes within a second.
   */
  async endOf(lease: Lease, accountId: string, which: { only: string } | { but: string }): Promise<string[]> {
    const [text, id] = 'only' in which ? ['id = $2', which.only] : ['id <> $2', which.but]
    const ended = await lease.query<{ id: string; hash: Buffer }>(
      `update session set ended_at = now() where account_id = $1 and ended_at is null and expires_at > now() and ${text}
       returning id, cookie_hash as hash`,
      [accountId, id],
    )
    for (const item of ended) {
      this.#cache.delete(item.id)
      this.#cache.delete(item.hash.toString('base64'))
    }
    return ended.map((item) => item.id)
  }
}
