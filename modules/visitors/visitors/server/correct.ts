import type { Taken } from '#platform/contract/call.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { recognise } from '#modules/visitors/visitor-bans/server/public.ts'
import { alreadyForgotten, alreadyOver, changedMeanwhile, type visitors } from '../contract.ts'
import { visitorCorrected } from '../events.ts'
import { changesOf } from './changed-fields.ts'
import { holdBay, holdCard } from './held-things.ts'
import { changeVisitors, lockVisitor } from '#modules/visitors/visits/server/public.ts'
import type { VisitorRow } from '#modules/visitors/visits/server/public.ts'
import { visitorHistory } from '#modules/visitors/visits/server/public.ts'
import { contentOf, pledgeOf } from './visit-content.ts'

type Correction = Taken<typeof visitors.calls.correct>

/** Throws changedMeanwhile when the record is not as the desk saw it: by whom and when. A caller that names no version saw none. */
export async function requireSeen(
  context: Context,
  row: VisitorRow,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined || seen === row.rowVersion) return
  const last = await visitorHistory.last(context, row.id)
  const who = last
    ? `${last.by}已於${speakTime(last.at, context.now)}改過這筆訪客紀錄`
    : '這筆訪客紀錄已有變更'
  throw changedMeanwhile(`${who}，您的修改沒有儲存；請看過新的內容再修改。`)
}

/** The record as it is to be; another reason has vendor kinds of its own. */
function wishedOf(row: VisitorRow, fields: Partial<Correction>) {
  const kept = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const isOtherReason =
    (fields.reasonId !== undefined && fields.reasonId !== row.reasonId) ||
    (fields.reasonId === undefined && fields.reason !== undefined && fields.reason !== row.reason)
  const wished = { ...row, ...(isOtherReason ? { vendorKindId: null } : {}), ...kept }
  // Words in place of a reason of the list.
  return isOtherReason && fields.reasonId === undefined ? { ...wished, reasonId: null } : wished
}

/**
 * Corrects what was written down of a visitor who is booked, inside or gone; the old values stay in the timeline. Things
 * of the arrival (card, pledge, photo) only of who is inside.
 * Throws notFound, changedMeanwhile, alreadyOver, alreadyForgotten, and what contentOf, holdCard, holdBay, pledgeOf throw.
 */
export async function correct(context: Context, input: Correction): Promise<void> {
  const { visitorId, rowVersion, because, ...fields } = input
  const row = await lockVisitor(context, visitorId)
  if (row.forgottenAt) throw alreadyForgotten()
  if (row.state === 'cancelled' || row.state === 'expired') throw alreadyOver()
  await requireSeen(context, row, rowVersion)
  const wished = wishedOf(row, fields)
  const isThere = row.state === 'arrived'
  const content = await contentOf(context, wished, row)
  const hasNewCard = isThere && wished.cardCode !== row.cardCode
  const card = hasNewCard ? await holdCard(context, visitorId, wished.cardCode) : {}
  if (isThere && content.parkingBay !== row.parkingBay) await holdBay(context, visitorId, content.parkingBay)
  const isNewPhoto = isThere && wished.photoPath !== row.photoPath
  if (isNewPhoto) await claimFile(context, wished.photoPath, 'webcam')
  const arrival = isThere
    ? { ...card, ...(await pledgeOf(context, wished, row)), photoPath: wished.photoPath }
    : {}
  const isOther = content.plateKey !== row.plateKey || content.phoneKey !== row.phoneKey
  const banId = isOther ? await recognise(context, { id: visitorId, ...content }) : row.banId
  const set = { ...content, ...arrival, banId }
  const changes = await changesOf(context, row, set)
  if (changes.length) {
    await changeVisitors(context, context.actor, [visitorId], {
      act: 'corrected',
      set,
      reason: because,
      changes,
    })
    context.emit(visitorCorrected, { visitorId })
  }
  context.audit({
    action: 'visitors.correct',
    target: 'visitor',
    targetId: visitorId,
    after: { fields: changes.map(({ field }) => field) },
  })
}
