import { eq } from 'drizzle-orm'
import { type Role, roles } from '#platform/contract/access.ts'
import type { Context } from '#platform/server/context.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import { mustHandle } from '#platform/server/must-handle.ts'
import { sectionChanged } from '../contract.ts'
import { packageSettingsChanged } from '../events.ts'
import { defaultSettings, type PackageSettings, type Section, sections } from '../settings.ts'
import { packageSettings as s } from './tables.ts'

const insertFirst = `insert into package_setting (section, version, chosen, changed_by_name)
  values ($1, 1, $2, $3) on conflict (community_id, section) do nothing returning version`

/** Which roles get or lose the right to undo. */
const rolesChanged = (before: readonly Role[], after = before) =>
  roles.filter((role) => before.includes(role) !== after.includes(role))

/**
 * Saves a section as the person saw it at `version`; 0 when nothing was decided before.
 * Throws sectionChanged, which names who was faster; notHighest (R088) when a role beyond that person gets or loses a right.
 */
export async function saveSection(
  context: Context,
  section: Section,
  { version, ...chosen }: Partial<PackageSettings> & { version: number },
): Promise<void> {
  const changedByName = context.actor.name
  const [first] =
    version === 0
      ? await context.query(insertFirst, [section, JSON.stringify(chosen), changedByName])
      : [undefined]
  const [row] = await context.db.select().from(s).where(eq(s.section, section)).for('update')
  if (!first) {
    if (row?.version !== version)
      throw sectionChanged(row?.changedByName || '另一位管理人員', speakTime(row?.changedAt ?? context.now))
    await context.db
      .update(s)
      .set({ chosen, version: version + 1, changedAt: context.now, changedByName })
      .where(eq(s.section, section))
  }
  const fields = Object.keys(sections[section].shape) as (keyof PackageSettings)[]
  const known: Partial<PackageSettings> = first ? {} : (row?.chosen ?? {})
  const before = Object.fromEntries(fields.map((key) => [key, known[key] ?? defaultSettings[key]]))
  const undone = known.undoRoles ?? defaultSettings.undoRoles
  for (const role of rolesChanged(undone, chosen.undoRoles)) mustHandle(context, role)
  context.emit(packageSettingsChanged, { part: section })
  context.audit({
    action: `packageSettings.save`,
    target: 'packageSetting',
    targetId: section,
    before,
    after: chosen,
  })
}
