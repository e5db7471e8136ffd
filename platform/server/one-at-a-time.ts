import type { Lease } from './database.ts'

const lock =
  "select pg_advisory_xact_lock(hashtextextended($1 || ' ' || coalesce(lobby_community()::text, ''), 0))"

/** Until the transaction ends, nobody else in this community does what has this name: they wait here. */
export async function oneAtATime(lease: Pick<Lease, 'query'>, name: string): Promise<void> {
  await lease.query(lock, [name])
}
