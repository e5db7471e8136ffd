import type { Role } from '#platform/contract/access.ts'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, says } from '#platform/server/create-once.ts'
import type { Database } from '#platform/server/database.ts'
import { acrossAs, keepAdmins, removeMembershipsOfPortal } from '#modules/sign-in/accounts/server/public.ts'
import { mustHandle } from '#platform/server/must-handle.ts'
import {
  alreadyClosed,
  type enterprisePortals,
  lastAdminFromPortal,
  type Portal,
  portalIdTaken,
} from '../contract.ts'
import { readKey } from './portal-key.ts'

type Calls = typeof enterprisePortals.calls
type Row = Omit<Portal, 'algorithm' | 'accounts'> & { publicKey: string }

const columns = `id, name, role, public_key as "publicKey", made_at as "madeAt", made_by_name as "madeByName",
  closed_at as "closedAt"`

const shown = ({ publicKey, ...row }: Row, accounts: number): Portal => ({
  ...row,
  algorithm: readKey(publicKey).algorithm,
  accounts,
})

/** The portals of the community, those in use first, with how many people came from each. */
export async function listPortals(database: Database, context: Context): Promise<Portal[]> {
  const rows = await context.query<Row>(
    `select ${columns} from enterprise_portal order by closed_at is not null, made_at`,
  )
  const counts = await database.glance('accounts of portals', (lease) =>
    lease.query<{ id: string; count: number }>(
      'select portal_id as id, count(*) as count from account where portal_id = any($1) group by 1',
      [rows.map((row) => row.id)],
    ),
  )
  return rows.map((row) => shown(row, counts.find(({ id }) => id === row.id)?.count ?? 0))
}

/** Lets people of a portal in; the same again is the same portal. Throws notHighest (R088), badKey, portalIdTaken. */
export async function addPortal(context: Context, input: Taken<Calls['add']>): Promise<Portal> {
  mustHandle(context, input.role)
  const { id, name, role } = input
  const { pem, algorithm } = readKey(input.publicKey)
  const made = await createOnce(context, {
    id,
    find: async () =>
      (await context.query<Row>(`select ${columns} from enterprise_portal where id = $1`, [id]))[0],
    isSame: (row) => says(row, { name, role, publicKey: pem }),
    taken: portalIdTaken,
    again: { action: 'enterprisePortals.addAgain', target: 'enterprisePortal', targetId: id },
    create: async () => {
      const [row] = await context.query<Row>(
        `insert into enterprise_portal (id, name, public_key, role, made_at, made_by_name, made_by_role)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning ${columns}`,
        [id, name, pem, role, context.now, context.actor.name, context.actor.role],
      )
      // Another community has the id.
      if (!row) throw portalIdTaken()
      const after = { name, role, algorithm }
      context.audit({ action: 'enterprisePortals.add', target: 'enterprisePortal', targetId: id, after })
      return row
    },
  })
  return shown(made, 0)
}

/**
 * Lets nobody of a portal in any more; its people lose the community and their sessions in it. Throws notFound, notHighest
 * (R088) when it is, or one of them is, beyond whoever closes it, alreadyClosed, lastAdminFromPortal.
 */
export async function closePortal(
  database: Database,
  context: Context,
  { id }: Taken<Calls['close']>,
): Promise<void> {
  await acrossAs(database, context, 'a portal closes', async (work) => {
    const { communityId, name } = context.actor
    const [known] = await work.query<{ isClosed: boolean; role: Role }>(
      `select closed_at is not null as "isClosed", role from enterprise_portal where community_id = $1 and id = $2 for update`,
      [communityId, id],
    )
    if (!known) throw problems.notFound()
    mustHandle(context, known.role)
    if (known.isClosed) throw alreadyClosed()
    await work.query(
      'update enterprise_portal set closed_at = $3, closed_by_name = $4 where community_id = $1 and id = $2',
      [communityId, id, work.now, name],
    )
    for (const role of await removeMembershipsOfPortal(work, communityId, id)) mustHandle(context, role)
    await keepAdmins(work, lastAdminFromPortal)
    work.audit({ action: 'enterprisePortals.close', target: 'enterprisePortal', targetId: id })
  })
}
