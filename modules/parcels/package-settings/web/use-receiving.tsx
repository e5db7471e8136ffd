import { type Role, roles } from '#platform/contract/access.ts'
import { segmentsField, ticksField } from '#platform/web/form/choice-fields.tsx'
import { type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { PackageSettings } from '../settings.ts'
import { type SettingsTools, settingApi, useSettingSection } from './use-setting.ts'

/** The two templates of notes are two fields, not one list. */
interface Form extends Pick<PackageSettings, 'signature' | 'undoRoles'> {
  template1: string
  template2: string
}

const longestTemplate = 30
/** The keys of the words of roles. */
const roleWords = {
  admin: 'roleAdmin',
  manager: 'roleManager',
  treasurer: 'roleTreasurer',
  desk: 'roleDesk',
  committee: 'roleCommittee',
  oneTime: 'roleOneTime',
} as const

/** How a hand-over is proved, and who may undo it. */
export function useReceiving(tools: SettingsTools) {
  const t = useTexts('packageSetting')
  const template = (n: 1 | 2, help?: string): FormField<Form> => ({
    ...textField<Form>(t('template', { n }), `template${n}`, { optional: true, help }),
    wrong: (form) =>
      [...form[`template${n}`].trim()].length > longestTemplate ? t('templateLong') : undefined,
  })
  return useSettingSection('receiving', tools, {
    formOf: ({ signature, undoRoles, noteTemplates: [template1, template2] }): Form => ({
      signature,
      undoRoles,
      template1,
      template2,
    }),
    fields: [
      segmentsField<Form, 'signature'>(
        t('signature'),
        'signature',
        [
          { value: 'ask', label: t('signatureAsk') },
          { value: 'off', label: t('signatureOff') },
        ],
        { below: () => <p className="lb-14 lb-quiet">{t('signatureHelp')}</p> },
      ),
      template(1),
      template(2, t('templatesHelp')),
      ticksField<Form, Role>(
        t('undo'),
        'undoRoles',
        roles.map((value) => ({ value, label: t(roleWords[value]) })),
        { help: t('undoHelp'), wrong: ({ undoRoles }) => (undoRoles.length ? undefined : t('undoNone')) },
      ),
    ],
    send: ({ template1, template2, ...form }, version, retry) =>
      settingApi.saveReceiving({ ...form, noteTemplates: [template1, template2], version }, retry),
  })
}
