import { type Role, roles } from '#platform/contract/access.ts'
import type { Context } from '#platform/server/context.ts'
import { mustOutrank } from '#platform/server/must-handle.ts'
import { settingSections } from '#platform/server/sections.ts'
import { sectionChanged } from '../contract.ts'
import { packageSettingsChanged } from '../events.ts'
import { defaultSettings, type PackageSettings, sections as shapes } from '../settings.ts'
import { packageSettings } from './tables.ts'

/** The settings of the parcel desk, in sections. */
export const sections = settingSections(packageSettings, {
  name: 'package_settings',
  sections: shapes,
  defaults: defaultSettings,
  changed: sectionChanged,
  tell: (context, part, before, after) => {
    context.emit(packageSettingsChanged, { part })
    context.audit({ action: 'packageSettings.save', target: 'packageSetting', targetId: part, before, after })
  },
})

/** Which roles get or lose the right to undo. */
const rolesChanged = (before: readonly Role[], after: readonly Role[]) =>
  roles.filter((role) => before.includes(role) !== after.includes(role))

/** Saves how packages are received. Throws notHighest (R088) when a role beyond this person gets or loses a right. */
export async function saveReceiving(
  context: Context,
  input: Pick<PackageSettings, 'signature' | 'noteTemplates' | 'undoRoles'> & { version: number },
): Promise<void> {
  const { undoRoles } = await sections.all(context)
  for (const role of rolesChanged(undoRoles, input.undoRoles)) mustOutrank(context, role)
  await sections.save(context, 'receiving', input)
}
