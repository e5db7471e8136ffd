import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext } from '#platform/server/context.ts'
import { rowOf } from '#platform/server/create-once.ts'
import { alreadyOver } from '../problems.ts'
import type { assemblyRoll } from '../roll-contract.ts'
import { lockAssembly } from './assemblies.ts'
import { newCard } from './card-codes.ts'
import { noteAct } from './chain.ts'
import { unitTable as u } from './tables.ts'

/** A new card for a unit, whose old one was lost or copied and is void. Throws notFound, alreadyOver. */
export async function renewCard(
  context: CallContext,
  { unitId, reason }: Taken<typeof assemblyRoll.calls.renewCard>,
): Promise<void> {
  const unit = await rowOf(context, u, unitId)
  if (!unit) throw problems.notFound()
  const row = await lockAssembly(context, unit.assemblyId)
  if (row.status === 'ended' || row.status === 'cancelled') throw alreadyOver()
  await context.db.update(u).set(newCard(context)).where(eq(u.id, unitId))
  const facts = { unitId, label: unit.label, reason }
  await noteAct(context, row, { act: 'renewCard', facts, byName: context.actor.name })
  context.audit({
    action: 'assemblies.renewCard',
    target: 'assembly',
    targetId: row.id,
    after: { title: row.title, units: unit.label },
    reason,
  })
}
