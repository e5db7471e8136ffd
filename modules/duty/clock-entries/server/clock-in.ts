import { desc, eq, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { isCrossClockOpen } from '#modules/communities/communities/server/public.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { type ClockEntry, type clockEntries, longestHours } from '../contract.ts'
import { clockChanged } from '../events.ts'
import { alreadyIn, clockIdTaken, crossClosed, notOneTime, shiftUnknown } from '../problems.ts'
import type { FindClocker } from './clocker.ts'
import { readCompany } from './companies.ts'
import { type Moment, momentOf, mustBeFreeAt } from './line-down.ts'
import { holdMonths, mustBeOpen } from './months.ts'
import { readEntries, readEntry } from './read.ts'
import { clockEntryTable as t } from './tables.ts'

type Calls = typeof clockEntries.calls
type Press = Pick<
  typeof t.$inferInsert,
  'kind' | 'companyName' | 'jobTitle' | 'shiftName' | 'shiftFrom' | 'shiftUntil' | 'reason'
>
type Who = Pick<
  typeof t.$inferInsert,
  'way' | 'accountId' | 'personName' | 'isStandIn' | 'place' | 'photo'
> & {
  moment?: Moment
}

/** Before this instant a shift that still runs was forgotten. */
const oldestAt = (at: Date) => new Date(at.getTime() - longestHours * 3_600_000)

// As forget_clock_outs does for accounts: a typed name of this community is no other one's.
const forgetNamed = `
  update duty_clock_entry set forgotten_at = $4
  where person_name = $1 and company_name = $2 and kind <> 'own' and clocked_out_at is null and forgotten_at is null
    and corrected_out_at is null and clocked_in_at < $3`

/** Writes a press down once; who it is of is found only when it is new. Throws clockIdTaken, alreadyIn, monthClosed. */
async function press(
  context: Context,
  id: string,
  content: Press,
  who: () => Promise<Who>,
): Promise<ClockEntry> {
  const { actor, now } = context
  const said = { ...content, clockedInBy: actor.accountId }
  await createOnce(context, {
    id,
    find: () => rowOf(context, t, id),
    isSame: (row) => says(row, said),
    taken: clockIdTaken,
    again: { action: 'clockEntries.clockInAgain', target: 'clockEntry', targetId: id },
    create: async () => {
      const { moment = { at: now, receivedAt: null }, ...person } = await who()
      const { at, receivedAt } = moment
      await holdMonths(context)
      await mustBeOpen(context, dayOf(at))
      if (content.kind === 'own')
        await context.query('select forget_clock_outs($1, $2, $3)', [person.accountId, oldestAt(at), now])
      else await context.query(forgetNamed, [person.personName, content.companyName, oldestAt(at), now])
      const made = await context.db
        .insert(t)
        .values({
          id,
          ...said,
          ...person,
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
        after: { name: person.personName, companyName: content.companyName, shiftName: content.shiftName },
      })
    },
  })
  return readEntry(context, id)
}

/** What was chosen, as it is written beside the press. Throws notFound, shiftUnknown. */
async function chosenOf(
  context: Context,
  { companyId, jobTitle, shiftName }: { companyId: string; jobTitle: string; shiftName: string },
) {
  const company = await readCompany(context, companyId)
  const shift = company.shiftClasses.find(({ name }) => name === shiftName)
  if (!shift || !company.jobTitles.includes(jobTitle)) throw shiftUnknown()
  return {
    companyName: company.name,
    jobTitle,
    shiftName,
    shiftFrom: shift.from,
    shiftUntil: shift.until,
    reason: '',
  }
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
    const { clockId, isStandIn, place, photo } = input
    const chosen = await chosenOf(context, input)
    return press(context, clockId, { kind: 'own', ...chosen }, async () => {
      if (isStandIn && !(await isCrossClockOpen(context))) throw crossClosed()
      const { isCross, name, ...who } = await find(context, input, true)
      const on = [clockId, input.companyId, input.jobTitle, input.shiftName]
      const moment = await momentOf(context, input.press, {
        act: 'clockIn',
        on,
        isOwn: who.way === 'account',
      })
      if (moment.receivedAt) await mustBeFreeAt(context, who.accountId, moment.at)
      await claimFile(context, photo, 'webcam')
      return { ...who, personName: name, isStandIn: isStandIn || isCross, place, photo, moment }
    })
  }

/** A one-time account clocks in under the name that is typed. Throws notOneTime, clockIdTaken, alreadyIn, shiftUnknown. */
export async function clockInOneTime(context: Context, input: Taken<Calls['clockInOneTime']>) {
  const { actor } = context
  if (actor.kind !== 'oneTime') throw notOneTime()
  const chosen = await chosenOf(context, input)
  return press(context, input.clockId, { kind: 'oneTime', ...chosen }, async () => ({
    way: 'account',
    accountId: actor.accountId,
    personName: input.personName,
    isStandIn: false,
  }))
}

/** Writes down who came without an account. Throws clockIdTaken, alreadyIn. */
export function clockInNotInCompany(context: Context, input: Taken<Calls['clockInNotInCompany']>) {
  const { clockId, personName, shift, ...typed } = input
  const content: Press = {
    kind: 'notInCompany',
    ...typed,
    shiftName: shift.name,
    shiftFrom: shift.from,
    shiftUntil: shift.until,
  }
  return press(context, clockId, content, async () => ({
    way: 'desk',
    accountId: null,
    personName,
    isStandIn: true,
  }))
}
