import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { says } from '#platform/server/create-once.ts'
import { hasPresence, labelTwice, rollClosed, rollServed } from '../problems.ts'
import type { assemblyRoll } from '../roll-contract.ts'
import type { Owner } from '../shapes.ts'
import { lockAssembly } from './assemblies.ts'
import { newCard } from './card-codes.ts'
import { noteAct } from './chain.ts'
import { letGo } from './presence-files.ts'
import { rollDigest } from './roll-digest.ts'
import { namesOf, ownerKeysOf } from './roll-state.ts'
import {
  type AssemblyRecord,
  objectionTable,
  presenceTable as p,
  servingTable,
  unitTable as u,
} from './tables.ts'

type Calls = typeof assemblyRoll.calls

/** A unit before it has a place and a card in the roll. */
export interface NewUnit {
  label: string
  householdId: string | null
  owners: Owner[]
  representative: string
  area: number
}

/** A roll that may still be changed. Throws notFound, rollClosed. */
async function openRoll(context: Context, assemblyId: string): Promise<AssemblyRecord> {
  const row = await lockAssembly(context, assemblyId)
  if (row.status !== 'draft' && row.status !== 'published') throw rollClosed()
  return row
}

/** What proves serving is never lost with a unit (Art. 30). Throws rollServed. */
async function requireUnserved({ db }: Context, unitIds: readonly string[]): Promise<void> {
  const served = await db
    .selectDistinct({ label: u.label, position: u.position })
    .from(servingTable)
    .innerJoin(u, eq(u.id, servingTable.unitId))
    .where(inArray(servingTable.unitId, [...unitIds]))
    .orderBy(u.position)
  const labels = served.map(({ label }) => label)
  if (labels.length) throw rollServed(labels.slice(0, 5).join('、'), labels.length)
}

/** Puts units in the place of a roll; a unit of the same label keeps its id, its card and what was served on it. Throws hasPresence, rollClosed, rollServed. */
export async function replaceRoll(
  context: CallContext,
  assemblyId: string,
  given: readonly NewUnit[],
  source: string,
): Promise<number> {
  const { db } = context
  const row = await openRoll(context, assemblyId)
  const [there] = await db
    .select({ label: u.label })
    .from(p)
    .innerJoin(u, eq(u.id, p.unitId))
    .where(and(eq(p.assemblyId, assemblyId), isNull(p.cancelledAt)))
    .limit(1)
  if (there) throw hasPresence(there.label)
  const before = new Map(
    (await db.select().from(u).where(eq(u.assemblyId, assemblyId))).map((unit) => [unit.label, unit]),
  )
  const kept = new Set(given.map(({ label }) => label))
  const gone = [...before.values()].filter(({ label }) => !kept.has(label)).map(({ id }) => id)
  const goneLabels = [...before.keys()].filter((label) => !kept.has(label))
  if (gone.length) {
    await requireUnserved(context, gone)
    // What is left of a meeting that was reset: void objections and who asked to speak; the record has them.
    await db.delete(objectionTable).where(inArray(objectionTable.unitId, gone))
    await context.query('delete from assembly_speaker where unit_id = any($1)', [gone])
    const left = await db
      .delete(p)
      .where(inArray(p.unitId, gone))
      .returning({ proxyPath: p.proxyPath, signaturePath: p.signaturePath })
    await letGo(context, left)
    await db.delete(u).where(inArray(u.id, gone))
  }
  const keyOf = ownerKeysOf(before.values())
  const values = given.map((unit, at) => {
    const old = before.get(unit.label)
    const ownerKey = keyOf(unit.owners)
    // The card of whoever owned it before votes no longer.
    const isKept = old?.ownerKey === ownerKey
    return {
      ...unit,
      id: old?.id ?? newId(),
      assemblyId,
      ownerKey,
      cardNumber: at + 1,
      ...(isKept ? { cardHash: old.cardHash, cardSealed: old.cardSealed } : newCard(context)),
      position: at,
    }
  })
  for (let at = 0; at < values.length; at += 500)
    await db
      .insert(u)
      .values(values.slice(at, at + 500))
      .onConflictDoUpdate({
        target: [u.communityId, u.id],
        set: Object.fromEntries(
          [
            'owners',
            'owner_key',
            'representative',
            'area',
            'card_number',
            'card_hash',
            'card_sealed',
            'position',
            'household_id',
          ].map((column) => [
            column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
            sql.raw(`excluded.${column}`),
          ]),
        ),
      })
  const area = given.reduce((sum, unit) => sum + unit.area, 0)
  await noteAct(context, row, {
    act: 'roll',
    facts: {
      source,
      units: given.length,
      area,
      ...(goneLabels.length && { gone: goneLabels }),
      roll: await rollDigest(context, assemblyId),
    },
    byName: context.actor.name,
  })
  context.audit({
    action: 'assemblies.changeRoll',
    target: 'assembly',
    targetId: assemblyId,
    after: { title: row.title, unitCount: given.length },
  })
  return given.length
}

/** Changes units, all or none; who is there already keeps the owners and area that he registered with. Throws notFound, rollClosed, labelTwice, hasPresence. */
export async function modifyUnits(
  context: CallContext,
  { assemblyId, units }: Taken<Calls['modifyUnits']>,
): Promise<void> {
  const row = await openRoll(context, assemblyId)
  const before = new Map(
    (await context.db.select().from(u).where(eq(u.assemblyId, assemblyId))).map((unit) => [unit.id, unit]),
  )
  const ofMeeting = and(eq(p.assemblyId, assemblyId), isNull(p.cancelledAt))
  const there = new Set(
    (await context.db.select({ id: p.unitId }).from(p).where(ofMeeting)).map(({ id }) => id),
  )
  const keyOf = ownerKeysOf(before.values())
  const changed: Record<string, unknown>[] = []
  for (const { unitId, ...unit } of units) {
    const old = before.get(unitId)
    if (!old) throw problems.notFound()
    const other = [...before.values()].find(({ id, label }) => label === unit.label && id !== unitId)
    if (other) throw labelTwice(unit.label)
    const ownerKey = keyOf(unit.owners)
    const isSold = old.ownerKey !== ownerKey
    if ((isSold || old.area !== unit.area) && there.has(unitId)) throw hasPresence(old.label)
    // The card of whoever owned it before votes no longer.
    await context.db
      .update(u)
      .set({ ...unit, ownerKey, ...(isSold && newCard(context)) })
      .where(eq(u.id, unitId))
    changed.push({
      unitId,
      before: { label: old.label, area: old.area },
      after: { label: unit.label, area: unit.area },
      isSold,
    })
  }
  await noteAct(context, row, {
    act: 'modifyUnits',
    facts: { units: changed },
    byName: context.actor.name,
  })
  context.audit({
    action: 'assemblies.changeRoll',
    target: 'assembly',
    targetId: assemblyId,
    before: { units: units.map(({ unitId }) => ownedBy(before.get(unitId))).join('、') },
    after: { title: row.title, units: units.map(ownedBy).join('、'), unitCount: units.length },
  })
}

const ownedBy = (unit: { label: string; owners: readonly Owner[] } | undefined) =>
  unit ? `${unit.label} ${namesOf(unit.owners)}` : ''

/** Adds a unit at the end of the roll; again with the same id it is the same one. Throws notFound, rollClosed, labelTwice. */
export async function addUnit(
  context: CallContext,
  { assemblyId, unitId, ...unit }: Taken<Calls['addUnit']>,
): Promise<void> {
  const row = await openRoll(context, assemblyId)
  const all = await context.db.select().from(u).where(eq(u.assemblyId, assemblyId))
  const twin = all.find(({ label }) => label === unit.label)
  if (twin && (twin.id !== unitId || !says(twin, unit))) throw labelTwice(unit.label)
  const [taken] = await context.db.select({ id: u.id }).from(u).where(eq(u.id, unitId))
  if (taken && !twin) throw labelTwice(unit.label)
  context.audit({
    action: 'assemblies.changeRoll',
    target: 'assembly',
    targetId: assemblyId,
    after: { title: row.title, unitCount: 1 },
  })
  if (twin) return
  const number = Math.max(0, ...all.map(({ cardNumber }) => cardNumber)) + 1
  await context.db.insert(u).values({
    ...unit,
    id: unitId,
    assemblyId,
    ownerKey: ownerKeysOf(all)(unit.owners),
    cardNumber: number,
    ...newCard(context),
    position: number,
  })
  await noteAct(context, row, {
    act: 'addUnit',
    facts: { unitId, label: unit.label, area: unit.area },
    byName: context.actor.name,
  })
}
