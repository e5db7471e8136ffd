import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, says } from '#platform/server/create-once.ts'
import type { clockEntries } from '../contract.ts'
import { clockChanged } from '../events.ts'
import { correctionIdTaken, oneTimeOnly } from '../problems.ts'
import { chosenOf } from './companies.ts'
import { mustBeSound } from './correct.ts'
import { holdMonths, mustBeOpen } from './months.ts'
import { mustBeFree } from './overlaps.ts'

const known = `
  select clocked_in_at as "clockedInAt", clocked_out_at as "clockedOutAt", reason, account_id as "accountId", company_id as "companyId",
    job_title as "jobTitle", shift_name as "shiftName" from duty_clock_correction where id = $1`

/**
 * Asks for a line that is not there: no press came, or one that waited for the line was refused. It counts once somebody else approves it.
 * Throws oneTimeOnly, notFound, shiftUnknown, monthClosed, correctionUnsound, correctionOverlaps, correctionIdTaken.
 */
export async function askMissing(
  context: Context,
  input: Taken<typeof clockEntries.calls.askMissing>,
): Promise<void> {
  const { correctionId: id, companyId, jobTitle, shiftName, clockedInAt, clockedOutAt, reason } = input
  const { actor, now } = context
  const { accountId, name: personName } = actor
  if (actor.kind === 'oneTime') throw oneTimeOnly()
  mustBeSound(input, now)
  await holdMonths(context)
  const said = { clockedInAt, clockedOutAt, reason, accountId, companyId, jobTitle, shiftName }
  await createOnce(context, {
    id,
    isLocked: true,
    find: async () => (await context.query(known, [id]))[0],
    isSame: (found) => says(found, said),
    taken: correctionIdTaken,
    again: { action: 'clockEntries.askCorrectionAgain', target: 'clockEntry', targetId: id },
    create: async () => {
      const { companyName, shiftFrom, shiftUntil } = await chosenOf(context, input)
      await mustBeOpen(context, dayOf(clockedInAt))
      const whose = { clockId: null, kind: 'own', accountId, personName, companyName } as const
      await mustBeFree(context, whose, clockedInAt, clockedOutAt)
      await context.query(
        `insert into duty_clock_correction
           (id, clocked_in_at, clocked_out_at, reason, asked_at, asked_by, asked_by_name, account_id, person_name, company_id, company_name,
            job_title, shift_name, shift_from, shift_until)
         values ($1, $2, $3, $4, $5, $6, $7, $6, $7, $8, $9, $10, $11, $12, $13)`,
        [
          id,
          clockedInAt,
          clockedOutAt,
          reason,
          now,
          accountId,
          personName,
          companyId,
          companyName,
          jobTitle,
          shiftName,
          shiftFrom,
          shiftUntil,
        ],
      )
      context.emit(clockChanged, { clockId: id })
      context.audit({
        action: 'clockEntries.askMissing',
        target: 'clockEntry',
        targetId: id,
        after: { clockedInAt, clockedOutAt },
        reason,
      })
    },
  })
}

/** Makes the line of a correction that is approved; nobody pressed, so nothing but the correction says its times. Gives its id. */
export async function writeMissing(context: Context, correctionId: string): Promise<string> {
  const id = newId()
  await context.query(
    `insert into duty_clock_entry (id, kind, way, account_id, person_name, company_id, company_name, job_title, shift_name, shift_from,
       shift_until, is_stand_in, reason, work_date, clocked_in_at, clocked_in_by, clocked_in_by_name, corrected_in_at, corrected_out_at)
     select $2, 'own', 'correction', c.account_id, c.person_name, c.company_id, c.company_name, c.job_title, c.shift_name, c.shift_from,
       c.shift_until, false, c.reason, (c.clocked_in_at at time zone 'Asia/Taipei')::date, c.clocked_in_at, c.asked_by, c.asked_by_name,
       c.clocked_in_at, c.clocked_out_at
     from duty_clock_correction c where c.id = $1`,
    [correctionId, id],
  )
  await context.query('update duty_clock_correction set entry_id = $2 where id = $1', [correctionId, id])
  return id
}
