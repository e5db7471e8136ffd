import { and, inArray, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { notSpokenFor } from '../problems.ts'
import type { assemblyRoll } from '../roll-contract.ts'
import type { UnitOwner } from '../shapes.ts'
import { letGo } from './presence-files.ts'
import { labelsOf, noted, openDesk, shown, unitsNamed, withAllOfTheirs } from './presences.ts'
import { presenceTable as p } from './tables.ts'

/**
 * The paper of a proxy that is registered already: a photo of it, and whether the original was handed in (Art. 27 III). It is
 * that of all units of the same owner. Without a photo the one that is there stays. Throws notFound, stillDraft, alreadyOver, notSpokenFor,
 * foreignFile.
 */
export async function keepProxy(
  context: Context,
  input: Taken<typeof assemblyRoll.calls.keepProxy>,
): Promise<UnitOwner[]> {
  const { row, state } = await openDesk(context, input.assemblyId)
  const units = withAllOfTheirs(row, state, unitsNamed(state, [input.unitId]))
  const before = units.flatMap((unit) => {
    const there = state.presenceOf.get(unit.id)
    if (!there || there.agentKey === null) throw notSpokenFor(unit.label)
    return [{ proxyPath: there.proxyPath, signaturePath: '' }]
  })
  await claimFile(context, input.proxyPath, 'webcam')
  await context.db
    .update(p)
    .set({ hasOriginal: input.hasOriginal, ...(input.proxyPath && { proxyPath: input.proxyPath }) })
    .where(
      and(
        inArray(
          p.unitId,
          units.map(({ id }) => id),
        ),
        isNull(p.cancelledAt),
      ),
    )
  if (input.proxyPath) await letGo(context, before)
  const hasPhoto = input.proxyPath !== '' || before.some(({ proxyPath }) => proxyPath)
  await noted(context, row, 'keepProxy', units, { isInWriting: input.hasOriginal || hasPhoto })
  context.audit({
    action: 'assemblies.keepProxy',
    target: 'assembly',
    targetId: row.id,
    after: { units: labelsOf(units) },
  })
  return shown(context, row, units)
}
