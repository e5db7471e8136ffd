import { createHash } from 'node:crypto'
import { newId } from '#platform/contract/new-id.ts'
import type { Lease } from './database.ts'

/** So many attempts of one thing within so many minutes. */
export interface Limit {
  /** `signIn.address` */
  what: string
  allowed: number
  minutes: number
}

const digestOf = (on: string) => createHash('sha256').update(on).digest()

/** What became of counting: seconds to wait (0: go on), and how many attempts are left. */
export interface Counted {
  wait: number
  left: number
}

/** How it stands. Counts nothing. */
export async function standOf(lease: Lease, limit: Limit, on: string): Promise<Counted> {
  const [row] = await lease.query<{ count: number; wait: number }>(
    `select count(*) as count,
       coalesce(ceil(extract(epoch from min(at) + make_interval(mins => $3) - now())), 0)::int as wait
     from (select at from attempt where what = $1 and digest = $2 and at > now() - make_interval(mins => $3)
       order by at desc limit $4) latest`,
    [limit.what, digestOf(on), limit.minutes, limit.allowed],
  )
  const left = limit.allowed - (row?.count ?? 0)
  return { left, wait: left > 0 ? 0 : Math.max(1, row?.wait ?? 1) }
}

/**
 * Counts one attempt on something (an account, a network) in a transaction of the door; attempts of the same moment queue
 * up here. When there were too many it counts nothing and says how long to wait.
 */
export async function countAttempt(lease: Lease, limit: Limit, on: string): Promise<Counted> {
  await lease.query('select pg_advisory_xact_lock(hashtextextended($1, 27))', [`${limit.what}\n${on}`])
  const stand = await standOf(lease, limit, on)
  if (stand.wait) return stand
  await lease.query('insert into attempt (id, what, digest) values ($1, $2, $3)', [
    newId(),
    limit.what,
    digestOf(on),
  ])
  return { wait: 0, left: stand.left - 1 }
}

/** Takes the last attempt on something back: it was right. */
export async function takeBackAttempt(lease: Lease, { what }: Limit, on: string): Promise<void> {
  await lease.query(
    `delete from attempt where id in
       (select id from attempt where what = $1 and digest = $2 order by at desc limit 1)`,
    [what, digestOf(on)],
  )
}

/** Forgets all attempts on something, after one that was right. */
export async function forgetAttempts(lease: Lease, { what }: Limit, on: string): Promise<void> {
  await lease.query('delete from attempt where what = $1 and digest = $2', [what, digestOf(on)])
}
