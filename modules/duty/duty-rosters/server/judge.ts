import type { Context } from '#platform/server/context.ts'
import type { CompanyLimits, RosterShift, ShiftElsewhere } from '../contract.ts'
import { type Breach, breachesOf } from '../limits.ts'
import { daysAround, dutyOf, limitsFor, usualLimits } from '../roster-limits.ts'
import { listRosterCompanies } from './companies.ts'
import { listPeople, type PersonRow } from './people.ts'
import { readElsewhere, readPlanned } from './shifts.ts'

/** What a person's month breaks. */
export interface PersonBreaches {
  personId: string
  name: string
  breaches: Breach[]
}

/** The limits of each company. */
export async function limitsByCompany(context: Context): Promise<(companyId: string) => CompanyLimits> {
  const known = new Map(
    (await listRosterCompanies(context)).map(({ companyId, limits }) => [companyId, limits]),
  )
  return (companyId) => known.get(companyId) ?? usualLimits
}

/** What these shifts of a person break in a month. */
export const judgePerson = (
  { companyId, agreementFrom }: Pick<PersonRow, 'companyId' | 'agreementFrom'>,
  shifts: readonly (RosterShift | ShiftElsewhere)[],
  month: string,
  limits: (companyId: string) => CompanyLimits,
): Breach[] => breachesOf(shifts.map(dutyOf), limitsFor(agreementFrom, limits(companyId), month), month)

/**
 * What a month as it is planned breaks, person by person, with what is published around it and in all communities of the company;
 * nobody who breaks nothing. The caller holds the groups of the company, so that two communities are not judged past each other.
 */
export async function judgeMonth(context: Context, month: string): Promise<PersonBreaches[]> {
  const { first, last } = daysAround(month, await listRosterCompanies(context))
  const people = await listPeople(context, month)
  const limits = await limitsByCompany(context)
  const shifts = [
    ...(await readPlanned(context, month, { first, last })),
    ...(await readElsewhere(context, first, last)),
  ]
  return people
    .map((person) => {
      const { personId, name } = person
      const own = shifts.filter((shift) => shift.personId === personId)
      return { personId, name, breaches: judgePerson(person, own, month, limits) }
    })
    .filter(({ breaches }) => breaches.length > 0)
}
