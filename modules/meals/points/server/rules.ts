import type { Lease } from '#platform/server/database.ts'
import { settingSections } from '#platform/server/sections.ts'
import { pointsChanged } from '../events.ts'
import { rulesChanged } from '../problems.ts'
import { noPointRules, PointRules } from '../setting.ts'
import { settingRows } from './tables.ts'

/** What a community decides about points. */
export const rules = settingSections(settingRows, {
  name: 'point_setting',
  sections: { rules: PointRules },
  defaults: noPointRules,
  changed: rulesChanged,
  tell: (context, part, before, after) => {
    context.emit(pointsChanged, { householdId: null })
    const about = { action: 'points.setRules', target: 'pointSetting', targetId: part } as const
    context.audit({ ...about, before, after })
  },
})

/** The rules with their version. */
export async function showRules(lease: Lease) {
  return (await rules.show(lease)).rules
}
