import { settingSections } from '#platform/server/sections.ts'
import { arrearsSettingsChanged } from '../events.ts'
import { settingsChanged } from '../problems.ts'
import { type ArrearsSettings, defaults, sections as shapes } from '../settings.ts'
import { channelNames, stepNames } from '../steps.ts'
import { arrearsSettingRows } from './tables.ts'

/** What is audited of a section: its lists in words, of letters which ones they are. */
function spoken(section: Partial<ArrearsSettings>, before: Partial<ArrearsSettings>): object {
  const { ladder, rates, templates, considerable, demandDays } = section
  return {
    ...(considerable !== undefined && { considerable }),
    ...(demandDays !== undefined && { demandDays }),
    ...(ladder && {
      ladder: ladder
        .filter(({ isUsed }) => isUsed)
        .map(({ step, channel, termDays }) => `${stepNames[step]} ${channelNames[channel]} ${termDays} 天`),
    }),
    ...(rates && { rates: rates.map(({ fromOn, rate }) => `${fromOn} ${rate / 100}%`) }),
    ...(templates && {
      letters: templates
        .filter(({ title, body }, nth) => {
          const old = before.templates?.[nth]
          return title !== old?.title || body !== old.body
        })
        .map(({ title }) => title),
    }),
  }
}

/** What a community decides about arrears, in sections. */
export const settings = settingSections(arrearsSettingRows, {
  name: 'arrears_settings',
  sections: shapes,
  defaults,
  changed: settingsChanged,
  tell: (context, section, before, after) => {
    context.emit(arrearsSettingsChanged, {})
    context.audit({
      action: 'arrears.saveSettings',
      target: 'arrearsSetting',
      targetId: section,
      before: spoken(before, after),
      after: spoken(after, before),
    })
  },
})
