import { desc, eq } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Form } from '#platform/server/form.ts'
import type { OperatorContext } from '#platform/server/operator-calls.ts'
import type { OfficeDay, OfficeYear } from '../contract.ts'
import { isWeekend } from '../office-time.ts'
import { readOfficeTable } from './read-table.ts'
import { dayTable, yearTable } from './tables.ts'

const isUnusual = ({ day, isOff }: OfficeDay) => isOff !== isWeekend(day)

/** The years that were loaded, the newest first. */
export async function listYears({ db }: Lease): Promise<OfficeYear[]> {
  const years = await db.select().from(yearTable).orderBy(desc(yearTable.year))
  const days = await db.select().from(dayTable).orderBy(dayTable.day)
  return years.map(({ year, loadedByName, ...loaded }) => {
    const own = days.filter((day) => day.year === year)
    return {
      ...loaded,
      year,
      loadedBy: loadedByName,
      daysOff: own.filter(({ isOff }) => isOff).length,
      unusual: own.filter(isUnusual).map(({ day, isOff, note }) => ({ day, isOff, note })),
    }
  })
}

const told = (one: OfficeYear | undefined) =>
  one && {
    daysOff: one.daysOff,
    workedWeekends: one.unusual.filter(({ isOff }) => !isOff).map(({ day }) => day),
  }

/** Takes the official table of a year over what was loaded before. Throws malformed, and what readOfficeTable throws. Audited. */
export async function loadYear(context: OperatorContext, form: Form | undefined): Promise<OfficeYear> {
  if (!form?.file) throw problems.malformed()
  const { year, days } = readOfficeTable(form.file.content)
  const before = (await listYears(context)).find((one) => one.year === year)
  const loaded = {
    fileName: form.file.name.slice(-100),
    loadedAt: context.now,
    loadedByName: context.operator.name,
  }
  await context.db
    .insert(yearTable)
    .values({ year, ...loaded })
    .onConflictDoUpdate({ target: yearTable.year, set: loaded })
  await context.db.delete(dayTable).where(eq(dayTable.year, year))
  await context.db.insert(dayTable).values(days.map((day) => ({ ...day, year })))
  const after = (await listYears(context)).find((one) => one.year === year)
  if (!after) throw problems.failed()
  context.audit({
    action: 'operator.loadOfficeDays',
    target: `${year} ${loaded.fileName}`.slice(0, 100),
    before: told(before),
    after: told(after),
  })
  return after
}
