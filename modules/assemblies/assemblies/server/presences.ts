import { and, inArray, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { RecordAct } from '../record-acts.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { alreadyOver, alreadyRegistered, ownerIsThere, stillDraft } from '../problems.ts'
import type { assemblyRoll } from '../roll-contract.ts'
import type { UnitOwner } from '../shapes.ts'
import { agentKeyOf, refuseOwnAgent } from './agents.ts'
import { attendeeOf } from './attendees.ts'
import { lockAssembly } from './assemblies.ts'
import { noteAct } from './chain.ts'
import { passVotes } from './passing.ts'
import { agentRefOf } from './replay.ts'
import { type RollState, rollState, toUnitOwner } from './roll-state.ts'
import { type AssemblyRecord, presenceTable as p, type UnitRecord } from './tables.ts'

type Calls = typeof assemblyRoll.calls

/** An assembly at whose desks people register: one desk after the other, for its row is locked. Throws notFound, stillDraft, alreadyOver. */
export async function openDesk(
  context: Context,
  assemblyId: string,
): Promise<{ row: AssemblyRecord; state: RollState }> {
  const row = await lockAssembly(context, assemblyId)
  if (row.status === 'ended' || row.status === 'cancelled') throw alreadyOver()
  if (row.status === 'draft') throw stillDraft()
  return { row, state: await rollState(context, row) }
}

/** Units by their ids, each once. Throws notFound. */
export function unitsNamed({ unitOf }: RollState, ids: readonly string[]): UnitRecord[] {
  return [...new Set(ids)].map((id) => {
    const unit = unitOf.get(id)
    if (!unit) throw problems.notFound()
    return unit
  })
}

/** Every unit of those who own these: by owners, a person is there with all that is theirs. */
export function withAllOfTheirs(row: AssemblyRecord, state: RollState, units: UnitRecord[]): UnitRecord[] {
  if (row.personCount === 'unit') return units
  const keys = new Set(units.map(({ ownerKey }) => ownerKey))
  const more = state.units.filter((unit) => keys.has(unit.ownerKey) && !units.includes(unit))
  return [...units, ...more]
}

/** Units of a roll as they are now. */
export async function shown(
  context: Context,
  row: AssemblyRecord,
  units: readonly UnitRecord[],
): Promise<UnitOwner[]> {
  const state = await rollState(context, row)
  return units.map((unit) => toUnitOwner(state, unit))
}

/** What units are called, as a line. */
export const labelsOf = (units: readonly UnitRecord[]) =>
  units
    .map(({ label }) => label)
    .join('、')
    .slice(0, 200)

/** Writes an act on units into the record. */
export async function noted(
  context: Context,
  row: AssemblyRecord,
  act: RecordAct,
  units: readonly UnitRecord[],
  more: Record<string, unknown> = {},
) {
  const facts = { units: units.map(({ id, label }) => ({ id, label })), ...more }
  await noteAct(context, row, { act, facts, byName: context.actor.name })
}

/**
 * Owners are there in person, with every unit of theirs (R315). Whoever spoke for them does no longer: the owner comes, the
 * proxy ends, also while a motion is voted on, as far as nobody voted for them yet. Of co-owners one comes. Throws notFound, stillDraft, alreadyOver, alreadyRegistered, foreignFile, and what `attendeeOf` throws.
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
  const units = withAllOfTheirs(row, state, asked).filter(
    (unit) => state.presenceOf.get(unit.id)?.agentKey !== null,
  )
  const attendees = new Map(units.map((unit) => [unit.id, attendeeOf(unit, input.attendeeName)]))
  await claimFile(context, input.signaturePath, 'handwrite')
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
      attendeeName: attendees.get(unit.id) ?? '',
      agentKey: null,
      signaturePath: input.signaturePath,
      desk: input.desk,
      registeredAt: now,
      registeredByName: actor.name,
    })
  const passed = await passVotes(context, row, replaced)
  const attendee = [...new Set(attendees.values())].filter(Boolean).join('、')
  await noted(context, row, 'registerOwner', units, {
    ended: replaced.map(({ label }) => label),
    ...(attendee && { attendee }),
    ...(passed && { passed }),
    desk: input.desk,
  })
  context.audit({
    action: 'assemblies.registerOwner',
    target: 'assembly',
    targetId: row.id,
    after: { units: labelsOf(units), attendeeName: attendee || undefined },
  })
  return shown(context, row, units)
}

/**
 * Somebody speaks for owners by proxy, in this order (R315, Art. 27 III). An agent who is an owner is named by a unit of his.
 * Throws notFound, stillDraft, alreadyOver, ownAgent, ownerIsThere, alreadyRegistered, foreignFile, and what `agentKeyOf` throws.
 */
export async function registerAgent(
  context: Context,
  input: Taken<Calls['registerAgent']>,
): Promise<UnitOwner[]> {
  const { db, now, actor } = context
  const { row, state } = await openDesk(context, input.assemblyId)
  const agentUnit = input.agentUnitId === null ? undefined : unitsNamed(state, [input.agentUnitId])[0]
  const units = withAllOfTheirs(row, state, unitsNamed(state, input.unitIds))
  refuseOwnAgent(agentUnit, units)
  const agentKey = agentKeyOf(state, {
    name: input.agentName,
    relation: input.agentRelation,
    code: input.agentCode,
    unit: agentUnit,
  })
  for (const unit of units) {
    const there = state.presenceOf.get(unit.id)
    if (there?.agentKey === null) throw ownerIsThere(unit.label)
    if (there) throw alreadyRegistered(unit.label, speakTime(there.registeredAt, now), there.registeredByName)
  }
  await claimFile(context, input.proxyPath, 'webcam')
  await claimFile(context, input.signaturePath, 'handwrite')
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
    agentUnitId: agentUnit?.id ?? null,
    ...(!agentUnit && { agentRef: agentRefOf(row.id, agentKey) }),
    isInWriting: input.hasOriginal || input.proxyPath !== '',
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
