import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { Company } from '../contract.ts'
import { restCode } from '#modules/duty/shift-times.ts'
import { companyChanged, companyNamed, shiftsAlike, shiftUnknown } from '../problems.ts'

const select = `
  select id as "companyId", name, job_titles as "jobTitles", shift_classes as "shiftClasses", row_version as "rowVersion"
  from duty_company where retired_at is null`

type Row = Company & { [column: string]: unknown }

/** Companies with what is chosen from at the press. */
export const listCompanies = (context: Context) => context.query<Row>(`${select} order by name limit 100`)

/** One of them. Throws notFound. */
export async function readCompany(context: Context, id: string): Promise<Company> {
  const [row] = await context.query<Row>(`${select} and id = $1`, [id])
  if (!row) throw problems.notFound()
  return row
}

/** What was chosen, as it is written beside the press. Throws notFound, shiftUnknown. */
export async function chosenOf(
  context: Context,
  { companyId, jobTitle, shiftName }: { companyId: string; jobTitle: string; shiftName: string },
) {
  const company = await readCompany(context, companyId)
  const shift = company.shiftClasses.find(({ name }) => name === shiftName)
  if (!shift || !company.jobTitles.includes(jobTitle)) throw shiftUnknown()
  return { companyName: company.name, shiftFrom: shift.from, shiftUntil: shift.until }
}

/** Makes a company, or saves one that nobody else changed meanwhile. Throws shiftsAlike, companyNamed, companyChanged. */
export async function saveCompany(context: Context, company: Company): Promise<void> {
  const { companyId, name, jobTitles, shiftClasses, rowVersion } = company
  const codes = shiftClasses.map(({ code }) => code)
  const isUnlike = (of: string[]) => new Set(of).size === of.length
  if (!isUnlike(codes) || !isUnlike(shiftClasses.map((shift) => shift.name)) || codes.includes(restCode))
    throw shiftsAlike()
  await oneAtATime(context, 'duty companies')
  const others = await listCompanies(context)
  if (others.some((other) => other.name === name && other.companyId !== companyId)) throw companyNamed()
  const values = [companyId, name, jobTitles, JSON.stringify(shiftClasses)]
  const made =
    rowVersion === 0
      ? await context.query(
          `insert into duty_company (id, name, job_titles, shift_classes) values ($1, $2, $3, $4)
           on conflict do nothing returning id`,
          values,
        )
      : await context.query(
          `update duty_company set name = $2, job_titles = $3, shift_classes = $4, row_version = row_version + 1
           where id = $1 and row_version = $5 and retired_at is null returning id`,
          [...values, rowVersion],
        )
  if (!made.length) throw companyChanged()
  context.audit({
    action: 'clockEntries.saveCompany',
    target: 'dutyCompany',
    targetId: companyId,
    after: { name },
  })
}
