import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import { claimFile, openLink } from '#modules/keeping/files/server/public.ts'
import { lengthOfText, picturesOf } from '#modules/everyday/formatted-text/contract.ts'
import { namedApart } from '#modules/everyday/news/server/public.ts'
import { claimPictures } from '#modules/everyday/notifications/server/public.ts'
import {
  changeUnsaid,
  covenantByOthers,
  daysTurned,
  type Rule,
  type RuleCategory,
  ruleEmpty,
  ruleIdTaken,
  type RuleVersion,
  type rules,
  versionOvertaken,
  versionUnchanged,
  versionWithdrawn,
} from '../contract.ts'
import { rulesChanged } from '../events.ts'
import { ruleTable as r, versionTable as v } from './tables.ts'

type Calls = typeof rules.calls
type Version = Omit<Taken<Calls['addVersion']>, 'ruleId' | 'versionId' | 'after'>

/** All rules, each as its newest version says it, with the one that is in force today; withdrawn ones say nothing. */
export async function listRules({ db, now }: Lease & { now: Date }): Promise<Rule[]> {
  const today = dayOf(now)
  const rows = await db
    .select()
    .from(r)
    .innerJoin(v, and(eq(v.ruleId, r.id), isNull(v.withdrawnAt)))
    .where(isNull(r.deletedAt))
    .orderBy(asc(r.category), asc(r.title), asc(r.id), desc(v.nth))
  const newest = rows.filter(({ rule }, at) => rows[at - 1]?.rule.id !== rule.id)
  // The newest of those that are in force: one that was decided later stands before those of earlier.
  const inForce = new Map(
    rows
      .toReversed()
      .flatMap(({ rule, rule_version: one }) => (one.inForceOn <= today ? [[rule.id, one] as const] : [])),
  )
  return newest.map(({ rule, rule_version: version }) => ({
    ruleId: rule.id,
    title: rule.title,
    category: rule.category,
    versions: version.nth,
    decidedBy: version.decidedBy,
    meeting: version.meeting,
    decidedOn: version.decidedOn,
    inForceOn: version.inForceOn,
    changed: version.changed,
    inForceNow: inForce.get(rule.id)?.nth ?? null,
    inForceSince: inForce.get(rule.id)?.inForceOn ?? null,
  }))
}

/** A rule that is there. Throws notFound. */
export async function findRule(lease: Lease, ruleId: string, isLocked = false) {
  const read = lease.db
    .select()
    .from(r)
    .where(and(eq(r.id, ruleId), isNull(r.deletedAt)))
  const [row] = await (isLocked ? read.for('update') : read)
  if (!row) throw problems.notFound()
  return row
}

/** Which of the news that versions became are there still. */
export async function newsThere(lease: Lease, ids: readonly (string | null)[]): Promise<ReadonlySet<string>> {
  const rows = await lease.query<{ id: string }>(
    'select id from news where id = any($1::uuid[]) and deleted_at is null',
    [ids.filter((id) => id !== null)],
  )
  return new Set(rows.map(({ id }) => id))
}

/** One rule with its versions, the newest first; news that were deleted are none. Throws notFound. */
export async function readRule(lease: Lease, ruleId: string) {
  const { title, category } = await findRule(lease, ruleId)
  const rows = await lease.db.select().from(v).where(eq(v.ruleId, ruleId)).orderBy(desc(v.nth))
  const there = await newsThere(
    lease,
    rows.map(({ newsId }) => newsId),
  )
  const versions = rows.map(
    ({
      id,
      communityId: _,
      ruleId: __,
      writtenByName,
      newsId,
      withdrawnAt: at,
      withdrawnByName: by,
      withdrawReason: reason,
      ...row
    }): RuleVersion => ({
      ...row,
      newsId: newsId && there.has(newsId) ? newsId : null,
      versionId: id,
      writtenBy: writtenByName,
      withdrawn: at && { at, by, reason },
    }),
  )
  return { ruleId, title, category, versions }
}

/** A short-lived link to a picture or file of any version of a rule. Throws notFound. Audited. */
export async function openRuleFile(
  context: CallContext,
  { ruleId, path }: Taken<Calls['openFile']>,
): Promise<{ url: string }> {
  const { versions } = await readRule(context, ruleId)
  const isOfIt = versions.some(
    ({ content, files }) => picturesOf(content).includes(path) || files.some((file) => file.path === path),
  )
  if (!isOfIt) throw problems.notFound()
  return { url: (await openLink(context, path)).url }
}

/** The covenant is the assembly's (公寓大廈管理條例 Art. 3 no. 12). Throws covenantByOthers, ruleEmpty, daysTurned. */
function requireVersion(category: RuleCategory, version: Version): void {
  const { content, decidedBy, decidedOn, inForceOn } = version
  if (category === 'covenant' && decidedBy !== 'assembly') throw covenantByOthers()
  if (!lengthOfText(content) && !picturesOf(content).length) throw ruleEmpty()
  if (inForceOn < decidedOn) throw daysTurned()
}

/** Throws notFound for an assembly that is none of the community. */
async function requireAssembly(context: Context, assemblyId: string | null): Promise<void> {
  if (!assemblyId) return
  const held = 'select id from assembly where id = $1 and deleted_at is null'
  if (!(await context.query(held, [assemblyId])).length) throw problems.notFound()
}

async function writeVersion(
  context: Context,
  { ruleId, versionId, nth, version }: { ruleId: string; versionId: string; nth: number; version: Version },
): Promise<void> {
  const [taken] = await context.db.select({ id: v.id }).from(v).where(eq(v.id, versionId))
  if (taken) throw ruleIdTaken()
  // A picture that any version before shows as well belongs to that one already.
  const shown = await context.db
    .select({ content: v.content, files: v.files })
    .from(v)
    .where(eq(v.ruleId, ruleId))
  const known = new Set(
    shown.flatMap((one) => [...picturesOf(one.content), ...one.files.map(({ path }) => path)]),
  )
  const fresh = version.content.filter(({ kind, path }) => kind === 'picture' && !known.has(path))
  await claimPictures(context, [], fresh)
  for (const path of new Set(version.files.map((file) => file.path)))
    if (!known.has(path)) await claimFile(context, path, 'attachment')
  const { content, files, changed, decidedBy, meeting, assemblyId, decidedOn, inForceOn } = version
  await requireAssembly(context, assemblyId)
  const said = { content, files, changed, decidedBy, meeting, assemblyId, decidedOn, inForceOn }
  await context.db.insert(v).values({
    ruleId,
    id: versionId,
    nth,
    ...said,
    writtenAt: context.now,
    writtenByName: context.actor.name,
  })
  context.emit(rulesChanged, { ruleId })
}

const told = (
  title: string,
  nth: number,
  { files, changed, decidedBy, meeting, decidedOn, inForceOn }: Version,
) => ({
  title,
  nth,
  files: files.length,
  changed,
  decidedBy,
  meeting,
  decidedOn,
  inForceOn,
})

/** Writes a rule with its first version. The same id with the same content is the same one. Throws covenantByOthers, ruleEmpty, daysTurned, ruleIdTaken, foreignFile. */
export async function addRule(context: Context, input: Taken<Calls['addRule']>): Promise<void> {
  const { ruleId: id, versionId, title, category, ...given } = input
  const version = { ...given, files: namedApart(given.files) }
  requireVersion(category, version)
  await createOnce(context, {
    id,
    find: async () => {
      const row = await rowOf(context, r, id)
      const [first] = await context.db
        .select()
        .from(v)
        .where(and(eq(v.ruleId, id), eq(v.nth, 1)))
      return row && first && { ...row, ...first, id }
    },
    isSame: (row) => says(row, { title, category, ...version }),
    taken: ruleIdTaken,
    again: { action: 'rules.addAgain', target: 'rule', targetId: id },
    create: async () => {
      await context.db
        .insert(r)
        .values({ id, title, category, addedAt: context.now, addedByName: context.actor.name })
      await writeVersion(context, { ruleId: id, versionId, nth: 1, version })
      context.audit({ action: 'rules.add', target: 'rule', targetId: id, after: told(title, 1, version) })
    },
  })
}

/** Writes a version after the one that was seen. Throws notFound, covenantByOthers, ruleEmpty, daysTurned, versionOvertaken, changeUnsaid, versionUnchanged, versionWithdrawn, ruleIdTaken, foreignFile. */
export async function addVersion(context: Context, input: Taken<Calls['addVersion']>): Promise<void> {
  const { ruleId, versionId, after, ...given } = input
  const version = { ...given, files: namedApart(given.files) }
  const { title, category } = await findRule(context, ruleId, true)
  requireVersion(category, version)
  const all = await context.db.select().from(v).where(eq(v.ruleId, ruleId)).orderBy(desc(v.nth))
  const [last] = all
  const standing = all.find(({ withdrawnAt }) => !withdrawnAt)
  // A retry finds what it wrote.
  if (last?.id === versionId && says(last, version)) {
    if (last.withdrawnAt) throw versionWithdrawn()
    context.audit({ action: 'rules.addAgain', target: 'rule', targetId: ruleId })
    return
  }
  if (last?.nth !== after) throw versionOvertaken()
  if (!version.changed) throw changeUnsaid()
  if (standing && says(standing, { content: version.content, files: version.files })) throw versionUnchanged()
  await writeVersion(context, { ruleId, versionId, nth: after + 1, version })
  context.audit({
    action: 'rules.addVersion',
    target: 'rule',
    targetId: ruleId,
    after: told(title, after + 1, version),
  })
}

/** Takes a rule off the list. Throws notFound. */
export async function deleteRule(context: Context, ruleId: string): Promise<void> {
  const { title } = await findRule(context, ruleId, true)
  await context.db.update(r).set({ deletedAt: context.now }).where(eq(r.id, ruleId))
  context.emit(rulesChanged, { ruleId })
  context.audit({ action: 'rules.delete', target: 'rule', targetId: ruleId, before: { title } })
}
