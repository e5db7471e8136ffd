import { settingSections } from '#platform/server/sections.ts'
import { sectionChanged } from '../contract.ts'
import { visitorSettingsChanged } from '../events.ts'
import { defaultSettings, sections as shapes } from '../settings.ts'
import { visitorSettingRows } from './tables.ts'

/** What a community decides about its visitors, in sections. */
export const sections = settingSections(visitorSettingRows, {
  name: 'visitor_settings',
  sections: shapes,
  defaults: defaultSettings,
  changed: sectionChanged,
  tell: (context, part, before, after) => {
    context.emit(visitorSettingsChanged, { part })
    context.audit({ action: 'visitorSettings.save', target: 'visitorSetting', targetId: part, before, after })
  },
})
