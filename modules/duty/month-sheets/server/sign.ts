import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { holdMonths } from '#modules/duty/clock-entries/server/public.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import type { monthSheets, SheetView } from '../contract.ts'
import { monthSheetChanged } from '../events.ts'
import { monthNotClosed, notYoursToSign, sheetChanged, sheetSigned, signatureNeeded } from '../problems.ts'
import { listSheets } from './read.ts'

const put = {
  person: `
    insert into duty_sheet as t (month, person_id, sheet, digest, person_signed_at, person_signed_by, person_sign_path)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (community_id, month, person_id) do update set person_signed_at = excluded.person_signed_at,
      person_signed_by = excluded.person_signed_by, person_sign_path = excluded.person_sign_path
    where t.person_signed_at is null returning person_id`,
  employer: `
    insert into duty_sheet as t
      (month, person_id, sheet, digest, employer_signed_at, employer_signed_by, employer_sign_path, employer_signed_by_name)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (community_id, month, person_id) do update set employer_signed_at = excluded.employer_signed_at,
      employer_signed_by = excluded.employer_signed_by, employer_sign_path = excluded.employer_sign_path,
      employer_signed_by_name = excluded.employer_signed_by_name
    where t.employer_signed_at is null returning person_id`,
}

async function viewOf(context: Context, month: string, personId: string): Promise<SheetView> {
  const view = (await listSheets(context, { month })).find(({ sheet }) => sheet.personId === personId)
  if (!view) throw problems.notFound()
  return view
}

/**
 * Signs a sheet as the person, or for the employer; the first of them freezes it. Throws notFound, monthNotClosed, sheetChanged,
 * sheetSigned, signatureNeeded, notYoursToSign, and what claiming the picture throws.
 */
export async function signSheet(
  context: Context,
  { month, personId, side, digest, signPath }: Taken<typeof monthSheets.calls.signSheet>,
): Promise<SheetView> {
  const { actor, now } = context
  // Nobody opens or changes the month meanwhile, and two signatures come one after the other.
  await holdMonths(context)
  const view = await viewOf(context, month, personId)
  const isPerson = side === 'person'
  if (!view.isClosed) throw monthNotClosed(month)
  if (isPerson ? view.byPerson : view.byEmployer) throw sheetSigned()
  if (isPerson ? !view.maySignPerson : !view.maySignEmployer) throw notYoursToSign()
  if (view.digest !== digest) throw sheetChanged()
  if (!signPath) throw signatureNeeded()
  await claimFile(context, signPath, 'handwrite')
  const values = [month, personId, JSON.stringify(view.sheet), digest, now, actor.accountId, signPath]
  const made = await context.query(put[side], isPerson ? values : [...values, actor.name])
  if (!made.length) throw sheetSigned()
  context.emit(monthSheetChanged, { month })
  context.audit({
    action: isPerson ? 'monthSheets.signPerson' : 'monthSheets.signEmployer',
    target: 'monthSheet',
    targetId: personId,
    after: { month, name: view.sheet.personName },
  })
  return viewOf(context, month, personId)
}
