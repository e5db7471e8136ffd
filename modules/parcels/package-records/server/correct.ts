import { and, asc, eq, gt } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { codecOf } from '#platform/contract/codec.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import { packageCorrected } from '#modules/parcels/packages/events.ts'
import {
  changePackage,
  checkOptions,
  type LockedPackage,
  lockPackages,
  packageChanges,
  recipientNameOf,
} from '#modules/parcels/packages/server/public.ts'
import {
  changedMeanwhile,
  closedForCorrection,
  happeningList,
  legalNeedsReason,
  nothingToCorrect,
  type packageRecords,
} from '../contract.ts'
import { correctionsOf, namesOf } from './changed-fields.ts'
import { toHappening } from './detail.ts'

type Input = Taken<typeof packageRecords.calls.correctPackage>
type Fields = Omit<Input, 'packageId' | 'rowVersion' | 'reason'>

/** Throws changedMeanwhile when the package is not as the desk saw it: what changed, by whom and when. */
async function requireSeen(context: Context, { id, rowVersion }: LockedPackage, seen: number): Promise<void> {
  if (rowVersion === seen) return
  const rows = await context.db
    .select()
    .from(packageChanges)
    .where(and(eq(packageChanges.packageId, id), gt(packageChanges.rowVersion, seen)))
    .orderBy(asc(packageChanges.rowVersion))
  const last = rows.at(-1)
  const who = last
    ? `${last.accountName}已於${speakTime(last.at, context.now)} 變更這件包裹`
    : '這件包裹已有變更'
  const sentence = `${who}，您的更正沒有儲存；請確認最新內容後再更正。`
  throw changedMeanwhile(sentence, codecOf(happeningList).encode(rows.map(toHappening)))
}

/** The fields as they will be. A package for another household is for nobody by name, unless the desk names somebody. */
function wishedOf(item: LockedPackage, fields: Fields) {
  const kept = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
  const isMoved = kept.householdId !== undefined && kept.householdId !== item.householdId
  return { ...item, ...(isMoved ? { recipientId: null } : {}), ...kept }
}

/**
 * Corrects what the desk wrote down of a package; the old values stay in its history. Of a package that does not wait only
 * the note. When and by whom it arrived, and its serial number, never change.
 * Throws notFound, changedMeanwhile, closedForCorrection, nothingToCorrect, legalNeedsReason, recipientElsewhere,
 * recipientMissing, unknownOption, notAccepted.
 */
export async function correctPackage(context: Context, input: Input): Promise<void> {
  const { packageId, rowVersion, reason, ...fields } = input
  const [one] = await lockPackages(context, [packageId])
  if (!one) throw problems.notFound()
  await requireSeen(context, one, rowVersion)
  const wished = wishedOf(one, fields)
  const { householdId, recipientId, kindId, courierId, inPersonOnly } = wished
  if (householdId !== one.householdId) await requireHousehold(context, householdId)
  // A recipient who moved out since stays on the package until somebody chooses another one.
  const isSamePerson = householdId === one.householdId && recipientId === one.recipientId
  const recipientName =
    isSamePerson && (recipientId || !inPersonOnly || one.state !== 'waiting')
      ? one.recipientName
      : await recipientNameOf(context, wished)
  // A kind or courier that was retired since may stay.
  await checkOptions(context, {
    kindId: kindId === one.kindId ? undefined : kindId,
    courierId: courierId === one.courierId ? undefined : courierId,
  })
  const after = { ...wished, recipientName }
  const changes = correctionsOf(one, after, await namesOf(context, one, after))
  if (!changes.length) throw nothingToCorrect()
  if (one.state !== 'waiting' && changes.some(({ field }) => field !== 'note')) throw closedForCorrection()
  const kind = changes.find(({ field }) => field === 'kind')
  if (kind?.losesLaw && !reason) throw legalNeedsReason()
  const { temperature, trackingNumber, shelfPosition, note, cashOnDelivery, pieceCount } = after
  const addressed = { householdId, recipientId, recipientName, inPersonOnly }
  const written = { temperature, trackingNumber, shelfPosition, note, cashOnDelivery, pieceCount }
  const set = { ...addressed, ...written, kindId, courierId }
  await changePackage(context, one, {
    act: 'corrected',
    set,
    changes: changes.map(({ losesLaw: _, ...change }) => change),
    reason,
  })
  const isReaddressed = !isSamePerson
  context.emit(packageCorrected, { packageIds: [packageId], householdId, isReaddressed })
}
