import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { doubleMark, type households, markedMeanwhile } from '../contract.ts'
import { householdMarked } from '../events.ts'
import type { HouseholdMarks, PersonMark } from '../marks.ts'
import { type MarkedRow, markedEver, markedToday } from './mark-queries.ts'
import { householdMarks, householdTable, residentNotes } from './tables.ts'

type Change = Taken<typeof households.calls.changeMarks>
type Said = Pick<Change, 'marks' | 'note' | 'noteUntil'>

function inHouseholds(rows: readonly MarkedRow[]): HouseholdMarks[] {
  const found: HouseholdMarks[] = []
  for (const { residentId, name, markedAt, markedBy, householdId, label, ...said } of rows) {
    if (residentId === null) found.push({ householdId, label, ...said, residents: [], markedAt, markedBy })
    else found.at(-1)?.residents.push({ residentId, name, ...said })
  }
  return found
}

const says = ({ marks, note }: { marks: readonly unknown[]; note: string }) => marks.length > 0 || note !== ''

/** Marks and notes that hold today, of some households; a foreign household is simply absent. */
export async function listMarks(lease: Lease, householdIds: readonly string[]): Promise<HouseholdMarks[]> {
  const all = inHouseholds(await markedToday(lease, householdIds))
  return all.map((item) => ({ ...item, residents: item.residents.filter(says) }))
}

/** Marks and notes of one household and everybody in it, also those that have ended. Throws notFound. */
export async function getMarks(lease: Lease, householdId: string): Promise<HouseholdMarks> {
  const [one] = inHouseholds(await markedEver(lease, householdId))
  if (!one) throw problems.notFound()
  return one
}

function checkDouble(marks: readonly PersonMark[]): void {
  const seen = new Set<string>()
  for (const { word, who } of marks) {
    const key = `${word} ${who}`
    if (seen.has(key)) throw doubleMark(word)
    seen.add(key)
  }
}

async function writeMarks(context: Context, householdId: string, residentId: string | null, said: Said) {
  await context.db
    .delete(householdMarks)
    .where(
      and(
        eq(householdMarks.householdId, householdId),
        residentId ? eq(householdMarks.residentId, residentId) : isNull(householdMarks.residentId),
      ),
    )
  if (!said.marks.length) return
  await context.db.insert(householdMarks).values(
    said.marks.map(({ word, who, until }, position) => ({
      id: newId(),
      householdId,
      residentId,
      word,
      who,
      untilDay: until,
      position,
    })),
  )
}

async function writeNote(context: Context, residentId: string, { note, noteUntil }: Said): Promise<void> {
  await context.db.delete(residentNotes).where(eq(residentNotes.residentId, residentId))
  if (note) await context.db.insert(residentNotes).values({ residentId, note, noteUntil })
}

/**
 * Writes the marks and notes of a household, and of the residents that are named, anew; the old ones stay in the audit.
 * Throws notFound (household, resident), markedMeanwhile when somebody changed them since `knownMarkedAt`, doubleMark.
 */
export async function changeMarks(context: Context, input: Change): Promise<HouseholdMarks> {
  const { householdId, residents: people, knownMarkedAt, ...own } = input
  for (const said of [own, ...people]) checkDouble(said.marks)
  const [row] = await context.db
    .select({ at: householdTable.markedAt, by: householdTable.markedByName })
    .from(householdTable)
    .where(eq(householdTable.id, householdId))
    .for('update')
  if (!row) throw problems.notFound()
  if (row.at && row.at.getTime() !== knownMarkedAt?.getTime())
    throw markedMeanwhile(row.by, speakTime(row.at, context.now))
  const before = await getMarks(context, householdId)
  const living = new Set(before.residents.map((resident) => resident.residentId))
  if (people.some((person) => !living.has(person.residentId))) throw problems.notFound()

  await writeMarks(context, householdId, null, own)
  for (const { residentId, ...said } of people) {
    await writeMarks(context, householdId, residentId, said)
    await writeNote(context, residentId, said)
  }
  // Two changes within one millisecond would look alike to the desk that comes third.
  const at = sql`greatest(${context.now}::timestamptz, ${householdTable.markedAt} + interval '1 millisecond')`
  await context.db
    .update(householdTable)
    .set({ note: own.note, noteUntil: own.noteUntil, markedAt: at, markedByName: context.actor.name })
    .where(eq(householdTable.id, householdId))
  const after = await getMarks(context, householdId)
  context.emit(householdMarked, { householdId })
  context.audit({ action: 'households.mark', target: 'household', targetId: householdId, before, after })
  return after
}
