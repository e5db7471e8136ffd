import { and, eq, isNotNull, isNull, max, ne } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Act } from '#platform/contract/words.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { chargingRates, RateVersion } from '../contract.ts'
import { chargingRatesChanged } from '../events.ts'
import {
  notDraft,
  notSubmitted,
  openVersion,
  ownSubmission,
  rateBegan,
  rateChanged,
  rateIdTaken,
  startsTooEarly,
} from '../problems.ts'
import { plainTariff, wrongTariff } from '../sound.ts'
import type { TariffContent } from '../tariff.ts'
import { readVersion } from './read-rates.ts'
import { type RateRow, rateTable as r } from './tables.ts'

type Calls = typeof chargingRates.calls
type Seen = Taken<Calls['enact']>

const hold = (context: Context) => oneAtATime(context, 'charging rates')

/** What it says must hold, and begin after all that is in force. Throws what is wrong with it, startsTooEarly. */
async function requireSound(context: Context, id: string, content: TariffContent): Promise<void> {
  const wrong = wrongTariff(content)
  if (wrong) throw wrong
  const [last] = await context.db
    .select({ day: max(r.startsOn) })
    .from(r)
    .where(and(isNotNull(r.enactedAt), ne(r.id, id)))
  if (last?.day && content.startsOn <= last.day) throw startsTooEarly(last.day)
}

function tell(
  context: Context,
  act: Act,
  { id, number }: Pick<RateRow, 'id' | 'number'>,
  said: object = {},
): void {
  context.emit(chargingRatesChanged, {})
  context.audit({ action: act, target: 'chargingRate', targetId: id, after: { rateNumber: number, ...said } })
}

const submission = ({ now, actor }: Context) => ({
  submittedAt: now,
  submittedBy: actor.accountId,
  submittedByName: actor.name,
})

/** Drafts the next version. Throws what is wrong with it, startsTooEarly, openVersion, rateIdTaken. */
export async function addRate(
  context: Context,
  { rateId: id, isSubmitted, ...given }: Taken<Calls['add']>,
): Promise<RateVersion> {
  await hold(context)
  const content = plainTariff(given)
  await createOnce(context, {
    id,
    find: () => rowOf(context, r, id),
    isSame: (row) => says(row, content),
    taken: rateIdTaken,
    again: { action: 'chargingRates.addAgain', target: 'chargingRate', targetId: id },
    isLocked: true,
    create: async () => {
      await requireSound(context, id, content)
      const [open] = await context.db.select({ number: r.number }).from(r).where(isNull(r.enactedAt))
      if (open) throw openVersion(open.number)
      const [last] = await context.db.select({ number: max(r.number) }).from(r)
      const number = (last?.number ?? 0) + 1
      await context.db.insert(r).values({
        id,
        number,
        ...content,
        savedAt: context.now,
        savedByName: context.actor.name,
        ...(isSubmitted && submission(context)),
      })
      tell(context, isSubmitted ? 'chargingRates.submit' : 'chargingRates.add', { id, number }, content)
    },
  })
  return readVersion(context, id)
}

/** Throws notFound, rateChanged. */
async function locked(context: Context, { rateId, rowVersion }: Seen): Promise<RateRow> {
  await hold(context)
  const [row] = await context.db.select().from(r).where(eq(r.id, rateId)).for('update')
  if (!row) throw problems.notFound()
  if (row.rowVersion !== rowVersion) throw rateChanged()
  return row
}

const set = (context: Context, row: RateRow, changes: Partial<RateRow>) =>
  context.db
    .update(r)
    .set({ ...changes, rowVersion: row.rowVersion + 1 })
    .where(eq(r.id, row.id))

/** Changes a draft as it was seen. Throws notFound, rateChanged, notDraft, what is wrong with it, startsTooEarly. */
export async function changeRate(
  context: Context,
  { rateId, rowVersion, isSubmitted, ...given }: Taken<Calls['change']>,
): Promise<RateVersion> {
  const row = await locked(context, { rateId, rowVersion })
  if (row.submittedAt) throw notDraft(row.number)
  const content = plainTariff(given)
  await requireSound(context, rateId, content)
  const saved = { savedAt: context.now, savedByName: context.actor.name }
  await set(context, row, { ...content, ...saved, ...(isSubmitted && submission(context)) })
  tell(context, isSubmitted ? 'chargingRates.submit' : 'chargingRates.change', row, content)
  return readVersion(context, rateId)
}

/** Gives a draft up. Throws notFound, rateChanged, notDraft. */
export async function discardRate(context: Context, seen: Taken<Calls['discard']>): Promise<void> {
  const row = await locked(context, seen)
  if (row.submittedAt) throw notDraft(row.number)
  await context.db.delete(r).where(eq(r.id, row.id))
  tell(context, 'chargingRates.discard', row)
}

/**
 * Puts a submitted version in force. The first one may hold for days that are over; any other begins tomorrow at the soonest, since
 * what was charged today was charged by the one before. Throws notFound, rateChanged, notSubmitted, ownSubmission, startsTooEarly.
 */
export async function enactRate(context: Context, seen: Seen): Promise<RateVersion> {
  const row = await locked(context, seen)
  if (!row.submittedAt || row.enactedAt) throw notSubmitted(row.number)
  if (row.submittedBy === context.actor.accountId) throw ownSubmission()
  await requireSound(context, row.id, row)
  const today = dayOf(context.now)
  const [before] = await context.db.select({ id: r.id }).from(r).where(isNotNull(r.enactedAt)).limit(1)
  if (before && row.startsOn <= today) throw startsTooEarly(today)
  await set(context, row, {
    enactedAt: context.now,
    enactedBy: context.actor.accountId,
    enactedByName: context.actor.name,
    returnReason: '',
  })
  tell(context, 'chargingRates.enact', row, { startsOn: row.startsOn })
  return readVersion(context, row.id)
}

/** Makes a draft again. Throws notFound, rateChanged, notSubmitted, rateBegan, noPermission. */
export async function giveRateBack(
  context: Context,
  { reason, ...seen }: Taken<Calls['giveBack']>,
): Promise<RateVersion> {
  const row = await locked(context, seen)
  if (!row.submittedAt) throw notSubmitted(row.number)
  const isOwn = !row.enactedAt && row.submittedBy === context.actor.accountId
  if (!isOwn && !context.actor.permissions.has('chargingRates.enact')) throw problems.noPermission()
  if (row.enactedAt && row.startsOn <= dayOf(context.now)) throw rateBegan(row.number)
  const nobody = { submittedAt: null, submittedBy: null, submittedByName: '' }
  await set(context, row, {
    ...nobody,
    enactedAt: null,
    enactedBy: null,
    enactedByName: '',
    returnReason: reason,
  })
  context.emit(chargingRatesChanged, {})
  context.audit({ action: 'chargingRates.giveBack', target: 'chargingRate', targetId: row.id, reason })
  return readVersion(context, row.id)
}
