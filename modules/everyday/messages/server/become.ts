import { eq, inArray } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { cut } from '#platform/contract/cut.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { JobContext } from '#platform/server/jobs.ts'
import { contextOf, system } from '#platform/server/work.ts'
import { mostPhotos, repairNumber } from '#modules/assets/repairs/contract.ts'
import { caseTable, openCase } from '#modules/assets/repairs/server/public.ts'
import { residentsOf } from '#modules/homes/residents/server/public.ts'
import { shareFiles } from '#modules/keeping/files/server/public.ts'
import { formatted, mostBlocks } from '#modules/everyday/formatted-text/contract.ts'
import { addNews } from '#modules/everyday/news/server/public.ts'
import { everybody } from '#modules/everyday/notifications/contract.ts'
import { messageReplied } from '../events.ts'
import { becameAlready, type messages } from '../contract.ts'
import { type MessageDetail, turns } from '../shapes.ts'
import { changeMessage, lockMessage, lockMessages } from './locked.ts'
import { readMessage } from './queries.ts'
import { messageTable as m } from './tables.ts'
import { tellMerged } from './tell-merged.ts'

type Calls = typeof messages.calls

/** Repairs and news have services and permissions of their own. Throws serviceOff, noPermission. */
function requireMay({ actor }: Context, service: number, permission: string): void {
  if (!actor.services.has(service)) throw problems.serviceOff()
  if (!actor.permissions.has(permission)) throw problems.noPermission()
}

function again(context: Context, messageId: string): Promise<MessageDetail> {
  context.audit({ action: 'messages.becomeAgain', target: 'residentMessage', targetId: messageId })
  return readMessage(context, messageId)
}

const handled = (status: number) => (status === 0 ? { status: 1 as const } : {})

/** A repair of what a resident wrote about, with household, words and photos. Throws notFound, mergedAlready, messageChangedBy, becameAlready, caseIdTaken. Audited. */
export async function makeRepair(
  context: Context,
  { messageId, rowVersion, caseId: id, title, place }: Taken<Calls['makeRepair']>,
): Promise<MessageDetail> {
  requireMay(context, 11, 'repairs.report')
  const row = await lockMessage(context, messageId)
  if (row.repairCaseId === id) return again(context, messageId)
  if (row.repairCaseId) throw becameAlready()
  await lockMessage(context, messageId, rowVersion)
  const { photos } = await readMessage(context, messageId)
  const writer = (await residentsOf(context, row.householdId)).find(({ name }) => name === row.senderName)
  const paths = photos.map(({ path }) => path).slice(0, mostPhotos)
  await shareFiles(context, paths)
  const { number } = await openCase(context, context.actor.name, {
    id,
    title,
    place,
    detail: cut(row.content, 499, '…'),
    assetId: null,
    source: 'desk',
    photos: paths,
    householdId: row.householdId,
    reporterName: row.senderName,
    reporterPhone: writer?.mobile || writer?.phone2 || '',
  })
  const set = { repairCaseId: id, ...handled(row.status) }
  await changeMessage(context, row, set, { kind: 'repair', content: repairNumber(number) })
  context.audit({
    action: 'messages.makeRepair',
    target: 'residentMessage',
    targetId: messageId,
    after: { repairCase: repairNumber(number) },
  })
  return readMessage(context, messageId)
}

/**
 * A draft of news about what a resident wrote: its words alone, neither household nor name; it is nobody's to see until
 * somebody releases it. Throws what makeRepair throws, and newsIdTaken. Audited.
 */
export async function makeNews(
  context: Context,
  { messageId, rowVersion, newsId, title }: Taken<Calls['makeNews']>,
): Promise<MessageDetail> {
  requireMay(context, 46, 'news.edit')
  const row = await lockMessage(context, messageId)
  if (row.newsId === newsId) return again(context, messageId)
  if (row.newsId) throw becameAlready()
  await lockMessage(context, messageId, rowVersion)
  await addNews(context, {
    newsId,
    title,
    category: 'general',
    content: formatted(row.content).slice(0, mostBlocks),
    files: [],
    audience: everybody,
    publishAt: null,
    offlineAt: null,
    isTold: true,
    remindAt: null,
    isOnBoards: false,
  })
  await changeMessage(context, row, { newsId, ...handled(row.status) }, { kind: 'news', content: title })
  context.audit({
    action: 'messages.makeNews',
    target: 'residentMessage',
    targetId: messageId,
    after: { title },
  })
  return readMessage(context, messageId)
}

/** What was accepted as repaired is closed as a message too, and whoever wrote it is told so where somebody still reads it. */
export async function closeWithRepair(job: JobContext, caseId: string): Promise<void> {
  const [repair] = await job.db
    .select({ state: caseTable.state, number: caseTable.number })
    .from(caseTable)
    .where(inArray(caseTable.id, [caseId]))
  if (repair?.state !== 'accepted') return
  const told = await job.db.select({ id: m.id }).from(m).where(eq(m.repairCaseId, caseId))
  const context = contextOf(job, system, job)
  const rows = await lockMessages(
    context,
    told.map(({ id }) => id),
  )
  const content = `您反映的事項（${repairNumber(repair.number)}）已修復。`
  for (const row of rows) {
    const { isDeactivated, replies } = await readMessage(context, row.id)
    // One that was merged is told so by the other, unless that one has a repair of its own.
    const isElsewhere = rows.some(({ id }) => id === row.mergedInto)
    const isTold = replies.some((reply) => reply.kind === 'reply' && reply.content === content)
    if (row.mergedInto ? isElsewhere || isTold || isDeactivated : row.status === 2 || isTold) continue
    // What the household wrote since is read and answered by somebody first.
    const isAsked = replies.findLast(({ kind }) => turns.includes(kind))?.kind === 'wrote'
    const closed =
      row.mergedInto || (isAsked && !isDeactivated)
        ? {}
        : { status: 2 as const, closedAt: job.now, closedByName: system.name }
    const lineId = newId()
    if (isDeactivated) await changeMessage(context, row, closed, { kind: 'closed', content: '' })
    else {
      await changeMessage(context, row, closed, { id: lineId, kind: 'reply', content })
      job.emit(messageReplied, { lineIds: [lineId, ...(await tellMerged(context, row))] })
    }
    job.audit({ action: 'messages.close', target: 'residentMessage', targetId: row.id })
  }
}
