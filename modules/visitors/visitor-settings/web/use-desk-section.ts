import { lengthOf } from '#platform/contract/cut.ts'
import { tickField } from '#platform/web/form/choice-fields.tsx'
import { longTextField } from '#platform/web/form/fields.tsx'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useSection } from '#platform/web/settings/use-section.ts'
import { type AllSettings, sectionCodes, settingApi } from './use-setting.ts'

interface DeskForm {
  isCodeOn: boolean
  /** The bays, one a line. */
  lines: string
}

const longest = 12
const baysOf = ({ lines }: DeskForm) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** QR codes of booked visitors, and the visitors' bays. */
export function useDeskSection(saved: AllSettings['desk'], refresh: () => Promise<unknown>) {
  const t = useTexts('visitorSetting')
  return useSection<AllSettings['desk'], DeskForm>({
    saved,
    refresh,
    codes: sectionCodes,
    formOf: ({ isCodeOn, bays }) => ({ isCodeOn, lines: bays.join('\n') }),
    fields: [
      tickField(t('codesOn'), 'isCodeOn', { help: t('codesHelp') }),
      {
        ...longTextField<DeskForm>(t('bays'), 'lines', { rows: 7, help: t('baysHelp') }),
        read: (form) => inRow(baysOf(form)),
        wrong(form) {
          const bays = baysOf(form)
          const twice = bays.find((bay, nth) => bays.indexOf(bay) !== nth)
          const long = bays.find((bay) => lengthOf(bay) > longest)
          return twice ? t('bayTwice', { bay: twice }) : long && t('bayTooLong', { bay: long })
        },
      },
    ],
    newest: async () => (await settingApi.showAll({})).data.desk,
    send: (form, version, retry) =>
      settingApi.saveDesk({ isCodeOn: form.isCodeOn, bays: baysOf(form), version }, retry),
  })
}
