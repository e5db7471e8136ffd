import { asc, eq, sql } from 'drizzle-orm'
import type { Act } from '#platform/contract/words.ts'
import type { FieldChange } from '#platform/contract/history.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { sideOf } from '#platform/server/history.ts'
import { turns } from '#platform/server/turns.ts'
import { householdChangedMeanwhile, householdClosed } from '../contract.ts'
import { householdsChanged } from '../events.ts'
import { type HouseholdAct, householdHistory, householdTable as h } from './tables.ts'

export type LockedHousehold = typeof h.$inferSelect

/**
 * Locks open households until the transaction ends, in the order of their ids, so that two desks wait and never deadlock.
 * Who registers or moves something for one of them goes on; who changes one of them waits. Throws notFound, householdClosed.
 */
export async function lockHouseholds(lease: Lease, ids: readonly string[]): Promise<LockedHousehold[]> {
  const wanted = [...new Set(ids)]
  const rows = await lease.db
    .select()
    .from(h)
    .where(sql`${h.id} = any(${sql.param(wanted)})`)
    .orderBy(asc(h.id))
    .for('no key update')
  const closed = rows.find((row) => row.closedAt)
  if (closed) throw await closedBy(lease, closed)
  if (rows.length < wanted.length) throw problems.notFound()
  return rows
}

/**
 * Locks a household that is to close, and the one that takes over, in the order of their ids. For the closing one also
 * whoever is registering something waits, and then finds it closed. Throws notFound, householdClosed.
 */
export async function lockForClosing(
  lease: Lease,
  closingId: string,
  heirId?: string,
): Promise<LockedHousehold[]> {
  const locked: LockedHousehold[] = []
  for (const id of [closingId, ...(heirId ? [heirId] : [])].sort()) {
    const query = lease.db.select().from(h).where(eq(h.id, id))
    const [row] = await query.for(id === closingId ? 'update' : 'no key update')
    if (!row) throw problems.notFound()
    if (row.closedAt) throw await closedBy(lease, row)
    locked.push(row)
  }
  return locked
}

const closing = `
  select c.account_name as by, c.at, coalesce(heir.label, '') as heir from household_change c
  left join household heir on heir.id = $2
  where c.household_id = $1 and c.act in ('closed', 'mergedInto') order by c.row_version desc limit 1`

/** The problem of a household that closed: it says who closed or merged it, and when. */
async function closedBy(lease: Lease, { id, label, mergedInto }: LockedHousehold): Promise<Problem> {
  const [last] = await lease.query<{ by: string; at: Date; heir: string }>(closing, [id, mergedInto])
  return last
    ? householdClosed(label, last.by, speakTime(last.at, new Date()), last.heir)
    : problems.notFound()
}

/** The problem of a household that somebody changed meanwhile: it says who and when. */
export async function householdChangedSince(context: Context, householdId: string): Promise<Problem> {
  const last = await householdHistory.last(context, householdId)
  return householdChangedMeanwhile(last?.by ?? '', last ? speakTime(last.at, context.now) : '')
}

/** Locks one open household. Throws notFound, and householdChangedMeanwhile when it is not the version that was seen. */
export async function lockHousehold(
  context: Context,
  householdId: string,
  seenVersion?: number,
): Promise<LockedHousehold> {
  const [one] = await lockHouseholds(context, [householdId])
  if (!one) throw problems.notFound()
  if (seenVersion !== undefined && seenVersion !== one.rowVersion)
    throw await householdChangedSince(context, householdId)
  return one
}

export interface HouseholdChange {
  householdId: string
  act: HouseholdAct
  changes?: readonly FieldChange[]
  reason?: string
  /** The other household of a merge or split. */
  otherId?: string | null
}

// In an order of columns that both statements have: line, then when, by whom, and the version.
const asked = `jsonb_to_recordset($1)
  as line (id uuid, household_id uuid, act text, changes jsonb, reason text, other_id uuid)`
const keep = `insert into household_change
  (id, household_id, act, changes, reason, other_id, at, account_id, account_name, row_version)`

// What is joined is joined once: how many rows a list holds is hidden from the planner.
const noteOnKnown = `
  with next as (
    update household h set row_version = h.row_version + 1 from ${asked}
    where h.id = line.household_id returning line.*, h.row_version
  )
  ${keep} select next.id, household_id, act, changes, reason, other_id, $2, $3, $4, row_version from next`
const noteOnNew = `
  ${keep} select line.*, $2, $3, $4, 1 from ${asked}`

/** Lines of one statement: others wait no longer than its text takes to make. */
const most = 1000

async function note(context: Context, changed: readonly HouseholdChange[], statement: string): Promise<void> {
  if (!changed.length) return
  const turn = turns()
  for (let at = 0; at < changed.length; at += most) {
    await turn()
    const rows = changed
      .slice(at, at + most)
      .map(({ householdId, act, changes = [], reason = '', otherId = null }) => ({
        id: newId(),
        household_id: householdId,
        act,
        changes,
        reason,
        other_id: otherId,
      }))
    const values = [JSON.stringify(rows), context.now, context.actor.accountId, context.actor.name]
    context.leave(statement, values)
  }
  const ids = changed.map(({ householdId }) => householdId)
  context.emit(householdsChanged, { householdIds: ids.length > 50 ? [] : ids })
}

/**
 * Writes that locked households were changed, each named once: a new version and a line in each one's history, and the
 * event. A thousand are one statement. Whoever calls leaves the audit row.
 */
export const noteChanges = (context: Context, changed: readonly HouseholdChange[]): Promise<void> =>
  note(context, changed, noteOnKnown)

/** The same of households that were just written with version 1. */
export const noteAdded = (context: Context, changed: readonly HouseholdChange[]): Promise<void> =>
  note(context, changed, noteOnNew)

const actions: Record<HouseholdAct, Act> = {
  added: 'households.add',
  corrected: 'households.change',
  closed: 'households.close',
  reopened: 'households.reopen',
  mergedInto: 'households.merge',
  merged: 'households.takeOver',
  split: 'households.split',
  splitFrom: 'households.splitFrom',
}

/**
 * Changes a household that was locked before: its columns (`set`), a new version, a line of its history with the old
 * values, the event and an audit row.
 */
export async function changeHousehold(
  context: Context,
  { set, ...change }: HouseholdChange & { set?: Partial<Omit<typeof h.$inferInsert, 'id' | 'communityId'>> },
): Promise<void> {
  const { householdId, act, changes = [], reason = '' } = change
  if (set && Object.keys(set).length) await context.db.update(h).set(set).where(eq(h.id, householdId))
  await noteChanges(context, [change])
  context.audit({
    action: actions[act],
    target: 'household',
    targetId: householdId,
    before: sideOf(changes, 'before'),
    after: sideOf(changes, 'after'),
    reason,
  })
}

/**
 * Closes a household that was locked with lockForClosing and has nothing left; `mergedInto` is the household that has what was theirs.
 * Households that were merged into it before belong to that one as well.
 */
export async function closeHousehold(
  context: Context,
  { id }: LockedHousehold,
  { mergedInto = null, reason }: { mergedInto?: string | null; reason: string },
): Promise<void> {
  if (mergedInto) await context.db.update(h).set({ mergedInto }).where(eq(h.mergedInto, id))
  await changeHousehold(context, {
    householdId: id,
    act: mergedInto ? 'mergedInto' : 'closed',
    set: { closedAt: context.now, mergedInto },
    reason,
    otherId: mergedInto,
  })
}
