import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { agentNotThere, notLeft, notThere, voteIsOpen } from '../problems.ts'
import type { assemblyRoll } from '../roll-contract.ts'
import { isThere } from './agents.ts'
import { labelsOf, noted, openDesk, unitsNamed, withAllOfTheirs } from './presences.ts'
import type { RollState } from './roll-state.ts'
import {
  type AssemblyRecord,
  presenceTable as p,
  topicTable as t,
  type UnitRecord,
  weightTable as w,
} from './tables.ts'

type Calls = typeof assemblyRoll.calls
type Some = Taken<Calls['leave']>

/** Whom the owners of these units, who are there in person, speak for. */
function givenTo(state: RollState, units: readonly UnitRecord[]): UnitRecord[] {
  const selves = units.filter((unit) => state.presenceOf.get(unit.id)?.agentKey === null)
  const keys = new Set(selves.map(({ ownerKey }) => `owner ${ownerKey}`))
  return state.present
    .filter(({ agentKey }) => agentKey !== null && keys.has(agentKey))
    .flatMap(({ unitId }) => state.unitOf.get(unitId) ?? [])
}

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

/** They leave the hall (R315); whom an owner speaks for leaves with him. Throws notFound, stillDraft, alreadyOver, notThere. */
export async function leaveHall(context: Context, { assemblyId, unitIds }: Some): Promise<void> {
  const { row, state } = await openDesk(context, assemblyId)
  const asked = unitsNamed(state, unitIds)
  for (const unit of asked) {
    const there = state.presenceOf.get(unit.id)
    if (!there || there.leftAt) throw notThere(unit.label)
  }
  const units = [...new Set([...withAllOfTheirs(row, state, asked), ...givenTo(state, asked)])].filter(
    (unit) => state.presenceOf.has(unit.id) && !state.presenceOf.get(unit.id)?.leftAt,
  )
  await change(context, units, { leftAt: context.now })
  await noted(context, row, 'leave', units)
  context.audit({
    action: 'assemblies.leave',
    target: 'assembly',
    targetId: row.id,
    after: { units: labelsOf(units) },
  })
}

/** Who left with these and comes back with them: by owners all that is theirs, and whom an owner spoke for when he left. */
function leftWith(row: AssemblyRecord, state: RollState, asked: UnitRecord[]): UnitRecord[] {
  const of = (unit: UnitRecord) => state.presenceOf.get(unit.id)
  const mine = withAllOfTheirs(row, state, asked).filter((unit) => {
    const twin = asked.find(({ ownerKey }) => ownerKey === unit.ownerKey)
    return asked.includes(unit) || (of(unit)?.leftAt && twin && of(unit)?.agentKey === of(twin)?.agentKey)
  })
  const leftAt = new Map(
    mine.flatMap((unit) => {
      const there = of(unit)
      return there?.agentKey === null
        ? [[`owner ${unit.ownerKey}` as string, Number(there.leftAt)] as const]
        : []
    }),
  )
  const given = state.units.filter((unit) => {
    const there = of(unit)
    return there?.agentKey && there.leftAt && leftAt.get(there.agentKey) === Number(there.leftAt)
  })
  return [...new Set([...mine, ...given])]
}

/**
 * They are back (R315), at the place in the order that they had, with all that is theirs; whom an owner speaks for only with
 * him, and with him when they left together. Throws notFound, stillDraft, alreadyOver, notLeft, agentNotThere.
 */
export async function comeBack(context: Context, { assemblyId, unitIds }: Some): Promise<void> {
  const { row, state } = await openDesk(context, assemblyId)
  const units = unitsNamed(state, unitIds)
  for (const unit of units) {
    const there = state.presenceOf.get(unit.id)
    if (!there?.leftAt) throw notLeft(unit.label)
    const [, agent] = there.agentKey?.split('owner ') ?? []
    const isBack = (key: string) =>
      units.some(({ id, ownerKey }) => ownerKey === key && state.presenceOf.get(id)?.agentKey === null)
    if (agent && !isThere(state, agent) && !isBack(agent)) throw agentNotThere(there.agentName)
  }
  const back = leftWith(row, state, units)
  await change(context, back, { leftAt: null })
  await noted(context, row, 'comeBack', back)
  context.audit({
    action: 'assemblies.comeBack',
    target: 'assembly',
    targetId: row.id,
    after: { units: labelsOf(back) },
  })
}

/** While a motion is voted on, what a unit weighs in it stands. Throws voteIsOpen. */
async function requireNoVote(context: Context, row: AssemblyRecord, units: readonly UnitRecord[]) {
  const [weighed] = await context.db
    .select({ unitId: w.unitId })
    .from(t)
    .innerJoin(w, eq(w.topicId, t.id))
    .where(
      and(
        eq(t.assemblyId, row.id),
        eq(t.status, 'voting'),
        inArray(
          w.unitId,
          units.map(({ id }) => id),
        ),
      ),
    )
    .limit(1)
  if (weighed) throw voteIsOpen(units.find(({ id }) => id === weighed.unitId)?.label ?? '')
}

/**
 * A registration was wrong (R315); whom an owner spoke for by it leaves with him. Not while a motion is voted on in which it
 * weighs. Throws notFound, stillDraft, alreadyOver, notThere, voteIsOpen.
 */
export async function cancelRegistration(
  context: Context,
  { assemblyId, unitIds, reason }: Taken<Calls['cancelRegistration']>,
): Promise<void> {
  const { row, state } = await openDesk(context, assemblyId)
  const units = unitsNamed(state, unitIds)
  for (const unit of units) if (!state.presenceOf.has(unit.id)) throw notThere(unit.label)
  await requireNoVote(context, row, units)
  const given = givenTo(state, units).filter((unit) => !units.includes(unit))
  await change(context, units, { cancelledAt: context.now, cancelReason: reason })
  if (given.length) await change(context, given, { leftAt: context.now })
  await noted(context, row, 'cancelRegistration', units, {
    reason,
    left: given.map(({ label }) => label),
    leftIds: given.map(({ id }) => id),
  })
  context.audit({
    action: 'assemblies.cancelRegistration',
    target: 'assembly',
    targetId: row.id,
    before: { units: labelsOf(units) },
    reason,
  })
}
