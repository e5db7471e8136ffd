import { LRUCache } from 'lru-cache'
import type { Role } from '#platform/contract/access.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Authenticator } from '#platform/server/answer.ts'
import type { Actor, Origin } from '#platform/server/context.ts'
import type { Database, Lease } from '#platform/server/database.ts'
import { digestOf, isSigned, newToken, readAccessToken } from './tokens.ts'

/** Milliseconds that a session lasts at the latest: a 12-hour shift fits. */
export const sessionLife = 14 * 60 * 60 * 1000

interface Live {
  actor: Actor
  accessKey: Buffer
}

const select = (where: string) => `
  select s.id as "sessionId", s.account_id as "accountId", s.community_id as "communityId", s.access_key as "accessKey",
    s.expires_at as "sessionEndsAt", a.display_name as name, a.name as account, a.kind, m.role, c.name as "communityName",
    array(select service_id from community_service cs where cs.community_id = s.community_id) as services
  from session s
  join account a on a.id = s.account_id and a.closed_at is null
  join membership m on m.account_id = s.account_id and m.community_id = s.community_id
  join community c on c.id = s.community_id
  where ${where} and s.ended_at is null and s.expires_at > now()`

const byId = select('s.id = $1')
const byCookie = select('s.cookie_hash = $1')

type Row = Omit<Actor, 'services' | 'permissions'> & { accessKey: Buffer; services: number[]; role: Role }

/** Knows who is signed in. A session that ended is forgotten within a second in every server process. */
export class Sessions implements Authenticator {
  readonly #database: Database
  readonly #permissionsOf: (role: Role) => ReadonlySet<string>
  readonly #cache = new LRUCache<string, Live>({ max: 20_000, ttl: 800 })

  constructor(database: Database, permissionsOf: (role: Role) => ReadonlySet<string>) {
    this.#database = database
    this.#permissionsOf = permissionsOf
  }

  async #load(key: string, text: string, value: unknown): Promise<Live | undefined> {
    const known = this.#cache.get(key)
    if (known) return known
    const [row] = await this.#database.glance('session', (lease) => lease.query<Row>(text, [value]))
    if (!row) return undefined
    const { accessKey, services, ...rest } = row
    const live = {
      accessKey,
      actor: { ...rest, services: new Set(services), permissions: this.#permissionsOf(row.role) },
    }
    this.#cache.set(key, live)
    return live
  }

  async byAccessToken(token: string): Promise<Actor | undefined> {
    const claim = readAccessToken(token, Date.now())
    if (!claim) return undefined
    const live = await this.#load(claim.sessionId, byId, claim.sessionId)
    return live && isSigned(live.accessKey, claim.text, claim.signature) ? live.actor : undefined
  }

  async byCookie(token: string): Promise<Actor | undefined> {
    return (await this.liveOfCookie(token))?.actor
  }

  /** The session of a cookie with the key that signs its access tokens. */
  async liveOfCookie(token: string): Promise<Live | undefined> {
    const digest = digestOf(token)
    return this.#load(digest.toString('base64'), byCookie, digest)
  }

  async stillLive(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#database.glance('live sessions', (lease) =>
      lease.query<{ id: string }>(
        `select s.id from session s
         join account a on a.id = s.account_id and a.closed_at is null
         join membership m on m.account_id = s.account_id and m.community_id = s.community_id
         where s.id = any($1) and s.ended_at is null and s.expires_at > now()`,
        [sessionIds],
      ),
    )
    return new Set(rows.map((row) => row.id))
  }

  /** Starts a session inside a door's transaction; the cookie's value is given once and kept only as a digest. */
  async start(
    lease: Lease,
    session: { accountId: string; communityId: string; now: Date } & Origin,
  ): Promise<{ cookie: string; sessionId: string; expiresAt: Date }> {
    const cookie = newToken()
    const sessionId = newId()
    const expiresAt = new Date(session.now.getTime() + sessionLife)
    await lease.query(
      `insert into session (id, cookie_hash, access_key, account_id, community_id, expires_at, address, device)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        sessionId,
        digestOf(cookie),
        digestOf(newToken()),
        session.accountId,
        session.communityId,
        expiresAt,
        session.address,
        session.device,
      ],
    )
    return { cookie, sessionId, expiresAt }
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
}
