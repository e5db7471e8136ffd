import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Lease } from '#platform/server/database.ts'
import { isNoticeInTime, minutesDueOn, outcomeDueOn } from '#modules/assemblies/tally/contract.ts'
import type { AssemblyRow, Outcome } from '../shapes.ts'
import { objectionEndOf } from './objection-end.ts'
import { standingsOf } from './standings.ts'
import {
  type AssemblyRecord,
  assemblyTable as a,
  servingTable as s,
  topicTable as t,
  unitTable as u,
} from './tables.ts'

/** An assembly that was not deleted. Throws notFound. */
export async function requireAssembly(lease: Lease, assemblyId: string): Promise<AssemblyRecord> {
  const [row] = await lease.db
    .select()
    .from(a)
    .where(and(eq(a.id, assemblyId), isNull(a.deletedAt)))
  if (!row) throw problems.notFound()
  return row
}

/** As `requireAssembly`, and nobody else changes it meanwhile. Throws notFound. */
export async function lockAssembly(lease: Lease, assemblyId: string): Promise<AssemblyRecord> {
  const [row] = await lease.db
    .select()
    .from(a)
    .where(and(eq(a.id, assemblyId), isNull(a.deletedAt)))
    .for('update')
  if (!row) throw problems.notFound()
  return row
}

/** What stands beside an assembly, counted in one question. */
const counted = {
  totalUnits: sql<number>`(select count(*)::int from assembly_unit x where x.assembly_id = assembly.id)`,
  totalOwners: sql<number>`(select count(distinct case when assembly.person_count = 'owner' then x.owner_key else x.id::text end)::int
    from assembly_unit x where x.assembly_id = assembly.id)`,
  totalArea: sql<number>`(select coalesce(sum(x.area), 0)::float8 from assembly_unit x where x.assembly_id = assembly.id)`,
  topicCount: sql<number>`(select count(*)::int from assembly_topic x where x.assembly_id = assembly.id)`,
  elections: sql<number>`(select count(*)::int from assembly_topic x where x.assembly_id = assembly.id and x.kind = 'election')`,
  noticesServed: sql<number>`(select count(*)::int from assembly_serving x where x.assembly_id = assembly.id and x.what = 'notice')`,
  noticeServedOn: sql<string | null>`(select to_char(max(x.served_on), 'YYYY-MM-DD') from assembly_serving x
    where x.assembly_id = assembly.id and x.what = 'notice')`,
  minutesServed: sql<number>`(select count(*)::int from assembly_serving x where x.assembly_id = assembly.id and x.what = 'minutes')`,
  lastServedOn: sql<string | null>`(select to_char(max(x.served_on), 'YYYY-MM-DD') from assembly_serving x
    where x.assembly_id = assembly.id and x.what = 'minutes')`,
  // Whoever convenes a meeting is an owner (Art. 25); asked of the roll while it can still be mended.
  isConvenerOwner: sql<boolean>`(assembly.status not in ('draft', 'published') or exists (
    select from assembly_unit x cross join jsonb_array_elements(x.owners) o where x.assembly_id = assembly.id
      and regexp_replace(o ->> 'name', '\\s', '', 'g') = regexp_replace(assembly.convener_name, '\\s', '', 'g')))`,
}
export const assemblyColumns = { assembly: a, ...counted }
export interface CountedAssembly {
  assembly: AssemblyRecord
  totalUnits: number
  totalOwners: number
  totalArea: number
  topicCount: number
  elections: number
  noticesServed: number
  noticeServedOn: string | null
  minutesServed: number
  lastServedOn: string | null
  isConvenerOwner: boolean
}

/** What the law warns of (Art. 25, 30): a meeting is still held, and whoever convenes it decides. */
function warningsOf({
  assembly,
  totalUnits,
  topicCount,
  elections,
  noticeServedOn,
  isConvenerOwner,
}: CountedAssembly): AssemblyRow['warnings'] {
  if (assembly.status !== 'draft' && assembly.status !== 'published') return []
  const { noticeDay, isPosted, kind } = assembly
  const meetingDay = dayOf(assembly.meetingAt)
  const said: AssemblyRow['warnings'] = []
  if (!totalUnits) said.push('noUnits')
  if (!topicCount) said.push('noTopics')
  if (!noticeDay) said.push('noNotice')
  // What is planned is in time only as far as it reached the last owner.
  const reached = [noticeDay, noticeServedOn].filter((day) => day !== null)
  if (reached.some((day) => !isNoticeInTime(day, meetingDay, isPosted))) said.push('noticeLate')
  if (isPosted && kind !== 'temporary') said.push('postedOnly')
  if (elections > 0 && !noticeDay) said.push('noElectionNotice')
  if (totalUnits && !isConvenerOwner) said.push('convenerNotOwner')
  return said
}

/** What is asked at a moment: some of it depends on the day. */
export type Asked = Lease & { now: Date }

/** The last day on which owners may object to a meeting called again, once the minutes reached all of them (Art. 32 II). */
async function objectionEnd(
  lease: Pick<Lease, 'db'>,
  { assembly, totalUnits, minutesServed, lastServedOn }: CountedAssembly,
): Promise<string | null> {
  const isAgain = assembly.kind === 'reconvened' && assembly.status === 'ended'
  return isAgain && lastServedOn && minutesServed >= totalUnits ? objectionEndOf(lease, lastServedOn) : null
}

/** What became of the resolutions of a meeting called again that is over, by motion; none of any other (Art. 32 II). */
async function outcomesBy(asked: Asked, row: CountedAssembly): Promise<Map<string, Outcome>> {
  const { assembly } = row
  if (assembly.kind !== 'reconvened' || assembly.status !== 'ended') return new Map()
  const end = await objectionEnd(asked, row)
  const isOver = assembly.outcomePostedOn !== null || (end !== null && end < dayOf(asked.now))
  const standings = await standingsOf(asked, assembly)
  return new Map(
    standings.map(({ topicId, isVetoed }) => [
      topicId,
      isOver ? (isVetoed ? 'fallen' : 'established') : 'open',
    ]),
  )
}

/** As `outcomesBy`, of an assembly that was read already. */
export async function outcomesOf(asked: Asked, assembly: AssemblyRecord): Promise<Map<string, Outcome>> {
  if (assembly.kind !== 'reconvened' || assembly.status !== 'ended') return new Map()
  const [row] = await asked.db.select(assemblyColumns).from(a).where(eq(a.id, assembly.id))
  return row ? outcomesBy(asked, row) : new Map()
}

/** An assembly as it is shown; days are those of the last owner served (Art. 32, 34). */
export async function toAssemblyRow(asked: Asked, row: CountedAssembly): Promise<AssemblyRow> {
  const { assembly, totalUnits, totalOwners, totalArea, topicCount, noticesServed, minutesServed } = row
  const isOver = assembly.status === 'ended'
  const objectionEndsOnDay = await objectionEnd(asked, row)
  const said = [...(await outcomesBy(asked, row)).values()]
  const count = (outcome: Outcome) => said.filter((one) => one === outcome).length
  return {
    assemblyId: assembly.id,
    title: assembly.title,
    session: assembly.session,
    kind: assembly.kind,
    parentId: assembly.parentId,
    meetingAt: assembly.meetingAt,
    place: assembly.place,
    convenerName: assembly.convenerName,
    chairName: assembly.chairName,
    recorderName: assembly.recorderName,
    noticeDay: assembly.noticeDay,
    isPosted: assembly.isPosted,
    personCount: assembly.personCount,
    bylaws: assembly.bylaws,
    note: assembly.note,
    speechMinutes: assembly.speechMinutes,
    quorumWaitMinutes: assembly.quorumWaitMinutes,
    status: assembly.status,
    totalUnits,
    totalOwners,
    totalArea,
    topicCount,
    publishedAt: assembly.publishedAt,
    startedAt: assembly.startedAt,
    endedAt: assembly.endedAt,
    cancelReason: assembly.cancelReason,
    warnings: warningsOf(row),
    noticesServed,
    minutesServed,
    minutesDueOn: isOver ? minutesDueOn(dayOf(assembly.meetingAt)) : null,
    objectionEndsOn: objectionEndsOnDay,
    outcomeDueOn: objectionEndsOnDay && outcomeDueOn(objectionEndsOnDay),
    outcomePostedOn: assembly.outcomePostedOn,
    minutesPostedOn: assembly.minutesPostedOn,
    outcomes: said.length
      ? { open: count('open'), established: count('established'), fallen: count('fallen') }
      : null,
    rowVersion: assembly.rowVersion,
  }
}

/** One assembly as it is shown. Throws notFound. */
export async function readAssembly(asked: Asked, assemblyId: string): Promise<AssemblyRow> {
  const [row] = await asked.db
    .select(assemblyColumns)
    .from(a)
    .where(and(eq(a.id, assemblyId), isNull(a.deletedAt)))
  if (!row) throw problems.notFound()
  return toAssemblyRow(asked, row)
}

/** Whether the notice or the minutes reached anybody. */
export async function isServed(lease: Lease, assemblyId: string): Promise<boolean> {
  const [row] = await lease.db.select({ n: count() }).from(s).where(eq(s.assemblyId, assemblyId))
  return (row?.n ?? 0) > 0
}

export const unitsOf = (lease: Lease, assemblyId: string) => lease.db.$count(u, eq(u.assemblyId, assemblyId))
export const topicsCount = (lease: Lease, assemblyId: string) =>
  lease.db.$count(t, eq(t.assemblyId, assemblyId))
