import { and, asc, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { assemblies } from '../contract.ts'
import { requireAssembly } from './assemblies.ts'
import { namesOf } from './roll-state.ts'
import { servingTable as s, unitTable as u } from './tables.ts'

/** Every unit with how the notice, the minutes or the outcome reached its owner; pictures for whoever prepares or registers. Throws notFound. */
export async function listServings(
  lease: Context,
  { assemblyId, what }: Taken<typeof assemblies.calls.listServings>,
) {
  await requireAssembly(lease, assemblyId)
  const rows = await lease.db
    .select({ unit: u, serving: s })
    .from(u)
    .leftJoin(s, and(eq(s.unitId, u.id), eq(s.what, what)))
    .where(eq(u.assemblyId, assemblyId))
    .orderBy(asc(u.position), asc(u.id))
  const { permissions } = lease.actor
  const mayLook = (['prepare', 'register', 'record'] as const).some((what) =>
    permissions.has(`assemblies.${what}`),
  )
  return rows.map(({ unit, serving }) => ({
    unitId: unit.id,
    label: unit.label,
    ownerName: namesOf(unit.owners),
    channel: serving?.channel ?? null,
    servedOn: serving?.servedOn ?? null,
    evidence: serving?.evidence ?? '',
    photoPath: (mayLook && serving?.photoPath) || '',
    by: serving?.byName ?? '',
  }))
}
