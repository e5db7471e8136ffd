import type { Lease } from './database.ts'

/** The channel on which every process hears that somebody in a community may something else from now on. */
export const rightsChannel = 'lobby_rights'

/**
 * Says, at the commit of this transaction, that what people may in its community has changed: their role, the
 * permissions of a role, the services. Every process asks anew, for the next call and for open sockets.
 */
export async function announceRights(lease: Lease): Promise<void> {
  await lease.query('select pg_notify($1, lobby_community()::text)', [rightsChannel])
}
