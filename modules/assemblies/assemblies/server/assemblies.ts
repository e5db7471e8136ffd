import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Lease } from '#platform/server/database.ts'
import {
  isNoticeInTime,
  minutesDueOn,
  objectionEndsOn,
  outcomeDueOn,
} from '#modules/assemblies/tally/contract.ts'
import type { AssemblyRow } from '../shapes.ts'
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
  isConvenerOwner,
}: CountedAssembly): AssemblyRow['warnings'] {
  if (assembly.status !== 'draft' && assembly.status !== 'published') return []
  const { noticeDay, isPosted, kind } = assembly
  const meetingDay = dayOf(assembly.meetingAt)
  const said: AssemblyRow['warnings'] = []
  if (!totalUnits) said.push('noUnits')
  if (!topicCount) said.push('noTopics')
  if (!noticeDay) said.push('noNotice')
  else if (!isNoticeInTime(noticeDay, meetingDay, isPosted)) said.push('noticeLate')
  if (isPosted && kind !== 'temporary') said.push('postedOnly')
  if (elections > 0 && !noticeDay) said.push('noElectionNotice')
  if (totalUnits && !isConvenerOwner) said.push('convenerNotOwner')
  return said
}

/** An assembly as it is shown; days are those of the last owner served (Art. 32, 34). */
export function toAssemblyRow(row: CountedAssembly): AssemblyRow {
  const { assembly, totalUnits, totalOwners, totalArea, topicCount, noticesServed, minutesServed } = row
  const isAgain = assembly.kind === 'reconvened'
  const isOver = assembly.status === 'ended'
  const objectionEndsOnDay =
    isAgain && isOver && row.lastServedOn && minutesServed >= totalUnits
      ? objectionEndsOn(row.lastServedOn)
      : null
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
    rowVersion: assembly.rowVersion,
  }
}

/** One assembly as it is shown. Throws notFound. */
export async function readAssembly(lease: Lease, assemblyId: string): Promise<AssemblyRow> {
  const [row] = await lease.db
    .select(assemblyColumns)
    .from(a)
    .where(and(eq(a.id, assemblyId), isNull(a.deletedAt)))
  if (!row) throw problems.notFound()
  return toAssemblyRow(row)
}

/** Whether the notice or the minutes reached anybody. */
export async function isServed(lease: Lease, assemblyId: string): Promise<boolean> {
  const [row] = await lease.db.select({ n: count() }).from(s).where(eq(s.assemblyId, assemblyId))
  return (row?.n ?? 0) > 0
}

export const unitsOf = (lease: Lease, assemblyId: string) => lease.db.$count(u, eq(u.assemblyId, assemblyId))
export const topicsCount = (lease: Lease, assemblyId: string) =>
  lease.db.$count(t, eq(t.assemblyId, assemblyId))
