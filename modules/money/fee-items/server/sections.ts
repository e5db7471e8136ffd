import { settingSections } from '#platform/server/sections.ts'
import { settingsChanged } from '../contract.ts'
import { feeItemsChanged } from '../events.ts'
import { defaultSettings, sections as shapes } from '../settings.ts'
import { feeSettingRows } from './tables.ts'

/** What a community decides about its fees, in sections. */
export const sections = settingSections(feeSettingRows, {
  name: 'fee_settings',
  sections: shapes,
  defaults: defaultSettings,
  changed: settingsChanged,
  tell: (context, part, before, after) => {
    context.emit(feeItemsChanged, {})
    context.audit({ action: 'feeItems.saveSettings', target: 'feeSetting', targetId: part, before, after })
  },
})

/** What the community decided about its fees; the defaults where it decided nothing. */
export const feeSettings = sections.all
