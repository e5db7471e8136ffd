import { desc, eq, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { isCrossClockOpen } from '#modules/communities/communities/server/public.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { type ClockEntry, type clockEntries, longestHours } from '../contract.ts'
import { clockChanged } from '../events.ts'
import { alreadyIn, clockIdTaken, crossClosed, notOneTime } from '../problems.ts'
import type { FindClocker } from './clocker.ts'
import { chosenOf } from './companies.ts'
import { type Moment, momentOf } from './line-down.ts'
import { holdMonths, mustBeOpen } from './months.ts'
import { mustBeFreeAt } from './overlaps.ts'
import { readEntries, readEntry } from './read.ts'
import { clockEntryTable as t } from './tables.ts'

type Calls = typeof clockEntries.calls
type Row = typeof t.$inferInsert
/** What a press says by itself: sent again it is the same. */
type Said = Pick<Row, 'kind' | 'jobTitle' | 'shiftName'> &
  Partial<Pick<Row, 'companyName' | 'personName' | 'shiftFrom' | 'shiftUntil' | 'reason'>>
/** What it comes to, found only when it is new: whose it is, and the company as it is now. */
type Found = Pick<Row, 'way' | 'accountId' | 'personName' | 'isStandIn' | 'place' | 'photo'> &
  Pick<Row, 'companyName' | 'shiftFrom' | 'shiftUntil'> & { moment?: Moment }

/** Before this instant a shift that still runs was forgotten. */
const oldestAt = (at: Date) => new Date(at.getTime() - longestHours * 3_600_000)

// As forget_clock_outs does for accounts: a typed name of this community is no other one's.
const forgetNamed = `
  update duty_clock_entry set forgotten_at = $4
  where person_name = $1 and company_name = $2 and kind <> 'own' and clocked_out_at is null and forgotten_at is null
    and corrected_out_at is null and clocked_in_at < $3`

/** Writes a press down once; sent again it is the first one, whatever became of its company. Throws clockIdTaken, alreadyIn, monthClosed. */
async function press(
  context: Context,
  { clockId: id, companyId }: { clockId: string; companyId: string | null },
  content: Said,
  find: () => Promise<Found>,
): Promise<ClockEntry> {
  const { actor, now } = context
  const said = { ...content, clockedInBy: actor.accountId }
  await createOnce(context, {
    id,
    find: () => rowOf(context, t, id),
    // Lines of before do not know which company it was.
    isSame: (row) => says(row, said) && (row.companyId === null || row.companyId === companyId),
    taken: clockIdTaken,
    again: { action: 'clockEntries.clockInAgain', target: 'clockEntry', targetId: id },
    create: async () => {
      const { moment = { at: now, receivedAt: null }, ...found } = await find()
      const { at, receivedAt } = moment
      await holdMonths(context)
      await mustBeOpen(context, dayOf(at))
      if (content.kind === 'own')
        await context.query('select forget_clock_outs($1, $2, $3)', [found.accountId, oldestAt(at), now])
      else await context.query(forgetNamed, [found.personName, found.companyName, oldestAt(at), now])
      const made = await context.db
        .insert(t)
        .values({
          id,
          companyId,
          ...said,
          ...found,
          workDate: dayOf(at),
          clockedInAt: at,
          inReceivedAt: receivedAt,
          clockedInByName: actor.name,
        })
        .onConflictDoNothing()
        .returning({ id: t.id })
      if (!made.length) throw alreadyIn()
      context.emit(clockChanged, { clockId: id })
      context.audit({
        action: 'clockEntries.clockIn',
        target: 'clockEntry',
        targetId: id,
        after: { name: found.personName, companyName: found.companyName, shiftName: content.shiftName },
      })
    },
  })
  return readEntry(context, id)
}

/** Who would clock in, and what stands open of them. Throws what finding them throws. */
export const validate =
  (find: FindClocker) => async (context: CallContext, shown: Taken<Calls['validate']>) => {
    const who = await find(context, shown, false)
    const of = eq(t.accountId, who.accountId)
    const [last] = await readEntries(context, { condition: sql`${of} and ${t.kind} = 'own'`, limit: 1 })
    const [ended] = await context.db
      .select({
        at: sql<Date | null>`max(coalesce(${t.correctedOutAt}, ${t.clockedOutAt}))`.mapWith(t.clockedInAt),
      })
      .from(t)
      .where(of)
      .orderBy(desc(sql`1`))
    const open = last && !last.clockedOutAt && !last.isForgotten ? { ...last, micros: undefined } : null
    return {
      personName: who.name,
      isCross: who.isCross,
      open,
      lastOutAt: ended?.at ?? null,
      lastCompany: last?.companyName ?? '',
      lastTitle: last?.jobTitle ?? '',
      now: context.now,
    }
  }

/**
 * Clocks in by account, card, code or PIN, at the server's time, into the shift that was chosen (R449); where the line was down, at the time of
 * the press that its browser proves. Throws clockIdTaken, alreadyIn, shiftUnknown, crossClosed, pressUnproved, correctionOverlaps, what claiming a
 * photo throws, and what finding who it is throws.
 */
export const clockIn =
  (find: FindClocker) =>
  async (context: CallContext, input: Taken<Calls['clockIn']>): Promise<ClockEntry> => {
    const { clockId, jobTitle, shiftName, isStandIn, place, photo } = input
    return press(context, input, { kind: 'own', jobTitle, shiftName }, async () => {
      const chosen = await chosenOf(context, input)
      if (isStandIn && !(await isCrossClockOpen(context))) throw crossClosed()
      const { isCross, name, ...who } = await find(context, input, true)
      const on = [clockId, input.companyId, input.jobTitle, input.shiftName]
      const moment = await momentOf(context, input.press, {
        act: 'clockIn',
        on,
        isOwn: who.way === 'account',
      })
      const person = { accountId: who.accountId, personName: name }
      if (moment.receivedAt) {
        await holdMonths(context)
        await mustBeFreeAt(context, { clockId, kind: 'own', companyName: '', ...person }, moment.at)
      }
      await claimFile(context, photo, 'webcam')
      return { ...chosen, ...who, personName: name, isStandIn: isStandIn || isCross, place, photo, moment }
    })
  }

/** A one-time account clocks in under the name that is typed. Throws notOneTime, clockIdTaken, alreadyIn, shiftUnknown. */
export async function clockInOneTime(context: Context, input: Taken<Calls['clockInOneTime']>) {
  const { actor } = context
  if (actor.kind !== 'oneTime') throw notOneTime()
  const { jobTitle, shiftName, personName } = input
  return press(context, input, { kind: 'oneTime', jobTitle, shiftName, personName }, async () => ({
    ...(await chosenOf(context, input)),
    way: 'account',
    accountId: actor.accountId,
    personName,
    isStandIn: false,
  }))
}

/** Writes down who came without an account. Throws clockIdTaken, alreadyIn. */
export function clockInNotInCompany(context: Context, input: Taken<Calls['clockInNotInCompany']>) {
  const { clockId, shift, ...typed } = input
  const times = { shiftFrom: shift.from, shiftUntil: shift.until }
  const content = { kind: 'notInCompany', ...typed, ...times, shiftName: shift.name } as const
  return press(context, { clockId, companyId: null }, content, async () => ({
    ...content,
    way: 'desk',
    accountId: null,
    isStandIn: true,
  }))
}
