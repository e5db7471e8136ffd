import { createHash } from 'node:crypto'
import { dayAfter } from '#platform/contract/days.ts'
import type { Context } from '#platform/server/context.ts'
import { officeDaysIn } from '#modules/communities/office-days/server/public.ts'
import { isClosed, listCompanies, workedBetween } from '#modules/duty/clock-entries/server/public.ts'
import {
  limitsByCompany,
  limitsFor,
  listPaidLeaves,
  listPeople,
  monthDays,
  type PersonRow,
  readShifts,
  type WorkedElsewhere,
  workedElsewhere,
} from '#modules/duty/duty-rosters/server/public.ts'
import { Sheet, type SheetView } from '../contract.ts'
import { reckon } from './reckon.ts'

interface SignedRow {
  [column: string]: unknown
  personId: string
  sheet: unknown
  digest: string
  personSignedAt: Date | null
  employerSignedAt: Date | null
  employerSignedBy: string
}

const signed = `
  select person_id as "personId", sheet, digest, person_signed_at as "personSignedAt", employer_signed_at as "employerSignedAt",
    employer_signed_by_name as "employerSignedBy" from duty_sheet where month = $1`

/** SHA-256 of a sheet in hex. */
export const digestOf = (sheet: Sheet): string =>
  createHash('sha256').update(JSON.stringify(sheet)).digest('hex')

/** Whose sheets somebody sees: everybody's, or the own one. */
const isSeen =
  ({ actor }: Context) =>
  ({ accountId }: PersonRow) =>
    accountId === actor.accountId || actor.permissions.has('monthSheets.sign')

/** Days and minutes by community. */
function sumsOf(worked: readonly WorkedElsewhere[]): Sheet['elsewhere'] {
  const names = [...new Set(worked.map(({ communityName }) => communityName))]
  return names.map((communityName) => {
    const own = worked.filter((each) => each.communityName === communityName)
    return {
      communityName,
      days: new Set(own.map(({ day }) => day)).size,
      minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
    }
  })
}

/** Everybody's sheet as it is reckoned now, whoever signed. */
async function reckonAll(context: Context, month: string, people: readonly PersonRow[]): Promise<Sheet[]> {
  const days = monthDays(month)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const companies = new Map((await listCompanies(context)).map((company) => [company.companyId, company]))
  const limits = await limitsByCompany(context)
  const office = await officeDaysIn(context, first, last)
  const notes = new Map(office.named.filter(({ isOff }) => isOff).map(({ day, note }) => [day, note]))
  const shifts = await readShifts(context, 'published', dayAfter(first, -7), dayAfter(last, 1))
  const entries = await workedBetween(context, dayAfter(first, -7), dayAfter(last, 1))
  const leaves = await listPaidLeaves(context, first, last)
  const elsewhere = await workedElsewhere(context, first, last)
  return people.map((person) => {
    const { personId, accountId, name, companyId, jobTitle, agreementNumber, agreementFrom } = person
    const company = companies.get(companyId)
    const held = limitsFor(agreementFrom, limits(companyId), month)
    const isTheirs = (entry: (typeof entries)[number]) =>
      accountId
        ? entry.accountId === accountId
        : entry.accountId === null && entry.personName === name && entry.companyName === company?.name
    return {
      month,
      personId,
      personName: name,
      companyName: company?.name ?? '',
      jobTitle,
      agreementNumber: held.isAgreed ? agreementNumber : '',
      elsewhere: sumsOf(elsewhere.filter((day) => day.personId === personId)),
      isCalendarLoaded: office.years.includes(Number(month.slice(0, 4))),
      ...reckon({
        month,
        now: context.now,
        planned: shifts.filter((shift) => shift.personId === personId),
        worked: entries.filter(isTheirs),
        limits: held,
        holidayOf: (day) => notes.get(day) ?? '',
        leaves: leaves.filter((leave) => leave.personId === personId),
        restOf: ({ shiftName, from, until }) =>
          company?.shiftClasses.find(
            (shift) => shift.name === shiftName && shift.from === from && shift.until === until,
          )?.restMinutes ?? 0,
      }),
    }
  })
}

/** Sheets of a month, as they were signed or as they are now: of everybody for whoever signs for the employer, else the own one. */
export async function listSheets(context: Context, { month }: { month: string }): Promise<SheetView[]> {
  const { actor } = context
  const people = (await listPeople(context, month)).filter(isSeen(context))
  const sheets = await reckonAll(context, month, people)
  const known = new Map((await context.query<SignedRow>(signed, [month])).map((row) => [row.personId, row]))
  const closed = await isClosed(context, month)
  const mayEmploy = actor.permissions.has('monthSheets.sign')
  return sheets
    .map((now, nth) => {
      const row = known.get(now.personId)
      const accountId = people[nth]?.accountId ?? null
      const sheet = row ? Sheet.parse(revived(row.sheet)) : now
      const isOwn = accountId === actor.accountId
      return {
        sheet,
        digest: row?.digest ?? digestOf(sheet),
        isClosed: closed,
        byPerson: row?.personSignedAt ? { at: row.personSignedAt, name: sheet.personName } : null,
        byEmployer: row?.employerSignedAt ? { at: row.employerSignedAt, name: row.employerSignedBy } : null,
        // Who has no account signs on the phone of whoever signs for the employer.
        maySignPerson: closed && !row?.personSignedAt && (isOwn || (accountId === null && mayEmploy)),
        maySignEmployer: closed && !row?.employerSignedAt && mayEmploy && !isOwn,
      }
    })
    .filter(
      ({ sheet, byPerson, byEmployer }) =>
        sheet.lines.length > 0 || sheet.elsewhere.length > 0 || byPerson || byEmployer,
    )
}

/** A sheet as it was kept: its instants are instants again. */
function revived(sheet: unknown): unknown {
  return JSON.parse(JSON.stringify(sheet), (key, value: unknown) =>
    (key === 'inAt' || key === 'outAt') && typeof value === 'string' ? new Date(value) : value,
  )
}
