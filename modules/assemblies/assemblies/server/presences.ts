import { and, inArray, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import {
  agentMissing,
  alreadyRegistered,
  notLeft,
  notPublished,
  notThere,
  ownAgent,
  ownerIsThere,
} from '../problems.ts'
import type { assemblyRoll } from '../roll-contract.ts'
import type { UnitOwner } from '../shapes.ts'
import { lockAssembly } from './assemblies.ts'
import { noteAct } from './chain.ts'
import { type RollState, rollState, toUnitOwner } from './roll-state.ts'
import { type AssemblyRecord, presenceTable as p, type UnitRecord } from './tables.ts'

type Calls = typeof assemblyRoll.calls

/** An assembly at whose desks people register: one desk after the other, for its row is locked. Throws notFound, notPublished. */
async function openDesk(
  context: Context,
  assemblyId: string,
): Promise<{ row: AssemblyRecord; state: RollState }> {
  const row = await lockAssembly(context, assemblyId)
  if (row.status !== 'published' && row.status !== 'running') throw notPublished()
  return { row, state: await rollState(context, row) }
}

function unitsNamed({ unitOf }: RollState, ids: readonly string[]): UnitRecord[] {
  return [...new Set(ids)].map((id) => {
    const unit = unitOf.get(id)
    if (!unit) throw problems.notFound()
    return unit
  })
}

/** Every unit of those who own these: by owners, a person is there with all that is theirs. */
function withAllOfTheirs(row: AssemblyRecord, state: RollState, units: UnitRecord[]): UnitRecord[] {
  if (row.personCount === 'unit') return units
  const keys = new Set(units.map(({ ownerKey }) => ownerKey))
  const more = state.units.filter((unit) => keys.has(unit.ownerKey) && !units.includes(unit))
  return [...units, ...more]
}

async function shown(
  context: Context,
  row: AssemblyRecord,
  units: readonly UnitRecord[],
): Promise<UnitOwner[]> {
  const state = await rollState(context, row)
  return units.map((unit) => toUnitOwner(state, unit))
}

const labelsOf = (units: readonly UnitRecord[]) =>
  units
    .map(({ label }) => label)
    .join('、')
    .slice(0, 200)

async function noted(
  context: Context,
  row: AssemblyRecord,
  act: string,
  units: readonly UnitRecord[],
  more: Record<string, unknown> = {},
) {
  const facts = { units: units.map(({ id, label }) => ({ id, label })), ...more }
  await noteAct(context, row, { act, facts, byName: context.actor.name })
}

/**
 * Owners are there in person, with every unit of theirs (R315). Whoever spoke for them does no longer: the owner comes, the
 * proxy ends. Throws notFound, notPublished, alreadyRegistered, foreignFile.
 */
export async function registerOwner(
  context: Context,
  input: Taken<Calls['registerOwner']>,
): Promise<UnitOwner[]> {
  const { db, now, actor } = context
  const { row, state } = await openDesk(context, input.assemblyId)
  const asked = unitsNamed(state, input.unitIds)
  for (const unit of asked) {
    const there = state.presenceOf.get(unit.id)
    if (there?.agentKey === null)
      throw alreadyRegistered(unit.label, speakTime(there.registeredAt, now), there.registeredByName)
  }
  await claimFile(context, input.signaturePath, 'handwrite')
  const units = withAllOfTheirs(row, state, asked).filter(
    (unit) => state.presenceOf.get(unit.id)?.agentKey !== null,
  )
  const replaced = units.filter((unit) => state.presenceOf.has(unit.id))
  if (replaced.length)
    await db
      .update(p)
      .set({ cancelledAt: now, cancelReason: '本人到場' })
      .where(
        and(
          inArray(
            p.unitId,
            replaced.map(({ id }) => id),
          ),
          isNull(p.cancelledAt),
        ),
      )
  for (const unit of units)
    await db.insert(p).values({
      id: newId(),
      assemblyId: row.id,
      unitId: unit.id,
      agentKey: null,
      signaturePath: input.signaturePath,
      desk: input.desk,
      registeredAt: now,
      registeredByName: actor.name,
    })
  await noted(context, row, 'registerOwner', units, {
    ended: replaced.map(({ label }) => label),
    desk: input.desk,
  })
  context.audit({
    action: 'assemblies.registerOwner',
    target: 'assembly',
    targetId: row.id,
    after: { units: labelsOf(units) },
  })
  return shown(context, row, units)
}

/**
 * Somebody speaks for owners by proxy, in this order (R315, Art. 27 III). An agent who is an owner is named by a unit of his.
 * Throws notFound, notPublished, agentMissing, ownAgent, ownerIsThere, alreadyRegistered, foreignFile.
 */
export async function registerAgent(
  context: Context,
  input: Taken<Calls['registerAgent']>,
): Promise<UnitOwner[]> {
  const { db, now, actor } = context
  const { row, state } = await openDesk(context, input.assemblyId)
  const agentUnit = input.agentUnitId === null ? undefined : unitsNamed(state, [input.agentUnitId])[0]
  if (input.agentRelation === 'owner' && !agentUnit) throw agentMissing()
  const units = withAllOfTheirs(row, state, unitsNamed(state, input.unitIds))
  for (const unit of units) {
    if (agentUnit?.ownerKey === unit.ownerKey) throw ownAgent()
    const there = state.presenceOf.get(unit.id)
    if (there?.agentKey === null) throw ownerIsThere(unit.label)
    if (there) throw alreadyRegistered(unit.label, speakTime(there.registeredAt, now), there.registeredByName)
  }
  await claimFile(context, input.proxyPath, 'webcam')
  await claimFile(context, input.signaturePath, 'handwrite')
  const agentKey = agentUnit ? `owner ${agentUnit.ownerKey}` : `name ${input.agentName}`
  for (const unit of units)
    await db.insert(p).values({
      id: newId(),
      assemblyId: row.id,
      unitId: unit.id,
      agentKey,
      agentName: input.agentName,
      agentRelation: input.agentRelation,
      agentUnitId: input.agentUnitId,
      proxyPath: input.proxyPath,
      hasOriginal: input.hasOriginal,
      signaturePath: input.signaturePath,
      desk: input.desk,
      registeredAt: now,
      registeredByName: actor.name,
    })
  await noted(context, row, 'registerAgent', units, {
    agentRelation: input.agentRelation,
    agentUnit: agentUnit?.label ?? '',
    desk: input.desk,
  })
  context.audit({
    action: 'assemblies.registerAgent',
    target: 'assembly',
    targetId: row.id,
    after: { units: labelsOf(units) },
  })
  return shown(context, row, units)
}

type Some = Taken<Calls['leave']>
const change = (context: Context, units: readonly UnitRecord[], set: Partial<typeof p.$inferInsert>) =>
  context.db
    .update(p)
    .set(set)
    .where(
      and(
        inArray(
          p.unitId,
          units.map(({ id }) => id),
        ),
        isNull(p.cancelledAt),
      ),
    )

/** They leave the hall (R315); whom an owner speaks for leaves with him. Throws notFound, notPublished, notThere. */
export async function leaveHall(context: Context, { assemblyId, unitIds }: Some): Promise<void> {
  const { row, state } = await openDesk(context, assemblyId)
  const asked = unitsNamed(state, unitIds)
  for (const unit of asked) {
    const there = state.presenceOf.get(unit.id)
    if (!there || there.leftAt) throw notThere(unit.label)
  }
  const selves = asked.filter((unit) => state.presenceOf.get(unit.id)?.agentKey === null)
  const keys = new Set(selves.map(({ ownerKey }) => `owner ${ownerKey}`))
  const given = state.present.filter(({ agentKey }) => agentKey !== null && keys.has(agentKey))
  const units = [
    ...new Set([
      ...withAllOfTheirs(row, state, asked),
      ...given.flatMap(({ unitId }) => state.unitOf.get(unitId) ?? []),
    ]),
  ].filter((unit) => state.creditOf.has(unit.id))
  await change(context, units, { leftAt: context.now })
  await noted(context, row, 'leave', units)
  context.audit({
    action: 'assemblies.leave',
    target: 'assembly',
    targetId: row.id,
    after: { units: labelsOf(units) },
  })
}

/** They are back (R315), at the place in the order that they had. Throws notFound, notPublished, notLeft. */
export async function comeBack(context: Context, { assemblyId, unitIds }: Some): Promise<void> {
  const { row, state } = await openDesk(context, assemblyId)
  const units = unitsNamed(state, unitIds)
  for (const unit of units) if (!state.presenceOf.get(unit.id)?.leftAt) throw notLeft(unit.label)
  await change(context, units, { leftAt: null })
  await noted(context, row, 'comeBack', units)
  context.audit({
    action: 'assemblies.comeBack',
    target: 'assembly',
    targetId: row.id,
    after: { units: labelsOf(units) },
  })
}

/** A registration was wrong (R315). Throws notFound, notPublished, notThere. */
export async function cancelRegistration(
  context: Context,
  { assemblyId, unitIds, reason }: Taken<Calls['cancelRegistration']>,
): Promise<void> {
  const { row, state } = await openDesk(context, assemblyId)
  const units = unitsNamed(state, unitIds)
  for (const unit of units) if (!state.presenceOf.has(unit.id)) throw notThere(unit.label)
  await change(context, units, { cancelledAt: context.now, cancelReason: reason })
  await noted(context, row, 'cancelRegistration', units, { reason })
  context.audit({
    action: 'assemblies.cancelRegistration',
    target: 'assembly',
    targetId: row.id,
    before: { units: labelsOf(units) },
    reason,
  })
}
