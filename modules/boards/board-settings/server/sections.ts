import { sectionTable, settingSections } from '#platform/server/sections.ts'
import { settingsChanged } from '../contract.ts'
import { boardSettingsChanged } from '../events.ts'
import { defaultSettings, type BoardSettings, type Section, sections as shapes } from '../settings.ts'

/** What a community decides about all of its screens (R223). */
export const sections = settingSections(sectionTable<Section, BoardSettings>('board_setting'), {
  name: 'board_settings',
  sections: shapes,
  defaults: defaultSettings,
  changed: settingsChanged,
  tell: (context, part, before, after) => {
    context.emit(boardSettingsChanged, {})
    context.audit({ action: 'boardSettings.save', target: 'boardSetting', targetId: part, before, after })
  },
})
