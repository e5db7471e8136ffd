import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { settingsChanged } from '../problems.ts'
import { type ArrearsSettings, defaults } from '../settings.ts'
import { arrearsSettings as s } from './tables.ts'

/** What the community decided; the defaults where it decided nothing. */
export async function readSettings(lease: Lease): Promise<ArrearsSettings> {
  const [row] = await lease.db.select().from(s)
  return { ...defaults, ...row?.chosen, version: row?.rowVersion ?? 0 }
}

/** Saves all of it over the version that was seen. Throws settingsChanged. */
export async function saveSettings(
  context: Context,
  { version, ...chosen }: ArrearsSettings,
): Promise<ArrearsSettings> {
  await oneAtATime(context, 'arrears settings')
  const [row] = await context.db.select().from(s)
  if ((row?.rowVersion ?? 0) !== version) throw settingsChanged(row?.changedByName ?? '')
  const { version: _version, ...before } = await readSettings(context)
  const by = { chosen, changedAt: context.now, changedByName: context.actor.name }
  if (row) await context.db.update(s).set({ ...by, rowVersion: sql`${s.rowVersion} + 1` })
  else await context.db.insert(s).values(by)
  const audited = ({ interestBasis, bylawsRate, considerable, termDays }: typeof before) => ({
    interestBasis,
    bylawsRate,
    considerable,
    termDays,
  })
  context.audit({ action: 'arrears.saveSettings', before: audited(before), after: audited(chosen) })
  return readSettings(context)
}
