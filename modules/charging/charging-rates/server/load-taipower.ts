import { desc, sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Form } from '#platform/server/form.ts'
import type { OperatorContext } from '#platform/server/operator-calls.ts'
import type { OffPeakYear } from '../taipower-contract.ts'
import { readTaipower } from './read-rates.ts'
import { readTaipowerTable } from './read-taipower.ts'
import { offPeakDays, taipowerTariffs } from './tables.ts'

/** Everything that was loaded, the newest first. */
export async function listTables(lease: Lease) {
  const days = await lease.db.select().from(offPeakDays).orderBy(desc(offPeakDays.day))
  const years: OffPeakYear[] = []
  for (const { day, name, loadedByName } of days.toReversed()) {
    const year = Number(day.slice(0, 4))
    const last = years[0]
    if (last?.year === year) last.days.push({ day, name })
    else years.unshift({ year, days: [{ day, name }], loadedBy: loadedByName })
  }
  return { tariffs: await readTaipower(lease), years }
}

/** Takes a table over what was loaded before of its year, or of its days and voltages. Throws malformed, and what readTaipowerTable throws. Audited. */
export async function loadTable(context: OperatorContext, form: Form | undefined) {
  if (!form?.file) throw problems.malformed()
  const table = readTaipowerTable(form.file.content)
  const { db, now, operator } = context
  if (table.kind === 'days') {
    await db.delete(offPeakDays).where(sql`extract(year from ${offPeakDays.day}) = ${table.year}`)
    const rows = table.days.map((day) => ({ ...day, loadedAt: now, loadedByName: operator.name }))
    await db.insert(offPeakDays).values(rows)
  } else
    for (const tariff of table.tariffs)
      await db
        .insert(taipowerTariffs)
        .values(tariff)
        .onConflictDoUpdate({ target: [taipowerTariffs.voltage, taipowerTariffs.startsOn], set: tariff })
  context.audit({
    action: 'operator.loadTaipower',
    target: form.file.name.slice(-100),
    after: {
      startsOn:
        table.kind === 'days' ? table.days.map(({ day }) => day) : table.tariffs.map((one) => one.startsOn),
    },
  })
  return listTables(context)
}
