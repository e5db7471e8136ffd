import { ticked } from '#platform/web/look/meanwhile-texts.ts'
import { inRow, text } from '#platform/web/i18n/texts.ts'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import type { PackageSettings } from '../settings.ts'
import { writeDays } from './days-text.ts'
import type { packageSettingTexts } from './setting-texts.ts'

const say = (key: keyof typeof packageSettingTexts) => text('packageSetting', key)
/** The keys of the words of roles, and of what a label shows. */
export const roleWords = {
  admin: 'roleAdmin',
  manager: 'roleManager',
  desk: 'roleDesk',
  committee: 'roleCommittee',
  oneTime: 'roleOneTime',
} as const
export const partWords = {
  courier: 'showCourier',
  trackingNumber: 'showTrackingNumber',
  arrivedAt: 'showArrivedAt',
  note: 'showNote',
} as const
const nameWords = { masked: 'nameMasked', full: 'nameFull', none: 'nameNone' } as const

/** What a section of the settings says, in the words of its form. */
export function sectionWords(section: Partial<PackageSettings>): Facts {
  const { reminderDays, signature, noteTemplates, undoRoles, labelName, labelAutoPrint, labelShows } = section
  return [
    ...(reminderDays ? [[say('days'), writeDays(reminderDays)] as const] : []),
    ...(signature
      ? [[say('signature'), say(signature === 'ask' ? 'signatureAsk' : 'signatureOff')] as const]
      : []),
    ...(noteTemplates ?? []).map(
      (template, n) => [text('packageSetting', 'template', { n: n + 1 }), template] as const,
    ),
    ...(undoRoles ? [[say('undo'), inRow(undoRoles.map((role) => say(roleWords[role])))] as const] : []),
    ...(labelName ? [[say('labelName'), say(nameWords[labelName])] as const] : []),
    ...(labelAutoPrint === undefined ? [] : [[say('autoPrint'), ticked(labelAutoPrint)] as const]),
    ...(labelShows ? [[say('shows'), inRow(labelShows.map((show) => say(partWords[show])))] as const] : []),
  ]
}
