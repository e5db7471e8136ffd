import { ticked } from '#platform/web/look/meanwhile-texts.ts'
import { lengthOf } from '#platform/contract/cut.ts'
import { inRow, text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import { useSection } from '#platform/web/settings/use-section.ts'
import { type AllSettings, sectionCodes, settingApi } from './use-setting.ts'

const longest = 12
const baysOf = (lines: string) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const formOf = ({ isCodeOn, bays }: AllSettings['desk']) => ({ isCodeOn, text: bays.join('\n') })

/** The desk's section while it is changed. */
export const useDeskSection = (saved: AllSettings['desk'], refresh: () => Promise<unknown>) =>
  useSection({
    saved,
    refresh,
    codes: sectionCodes,
    formOf,
    factsOf: ({ isCodeOn, text: lines }) => [
      [text('visitorSetting', 'codesOn'), ticked(isCodeOn)],
      [text('visitorSetting', 'bays'), inRow(baysOf(lines))],
    ],
    newest: async () => (await settingApi.showAll({})).data.desk,
    send: ({ isCodeOn, text: lines }, version, retry) =>
      settingApi.saveDesk({ isCodeOn, bays: baysOf(lines), version }, retry),
  })

interface DeskSectionProps {
  draft: ReturnType<typeof useDeskSection>
  mayChange: boolean
}

/** QR codes of booked visitors, and the visitors' bays. */
export function DeskSection({ draft, mayChange }: DeskSectionProps) {
  const t = useTexts('visitorSetting')
  const { form: now, change } = draft
  const bays = baysOf(now.text)
  const twice = bays.find((bay, nth) => bays.indexOf(bay) !== nth)
  const long = bays.find((bay) => lengthOf(bay) > longest)
  const fault = twice ? t('bayTwice', { bay: twice }) : long && t('bayTooLong', { bay: long })
  return (
    <SectionPanel title={t('part_desk')} draft={draft} isWrong={fault !== undefined} mayChange={mayChange}>
      <div>
        <Checkbox checked={now.isCodeOn} onChange={({ target }) => change({ isCodeOn: target.checked })}>
          {t('codesOn')}
        </Checkbox>
        <p className="lb-14 lb-quiet">{t('codesHelp')}</p>
      </div>
      <Field label={t('bays')} help={t('baysHelp')} invalid={fault}>
        <textarea
          className="vs-text"
          rows={7}
          value={now.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Field>
    </SectionPanel>
  )
}
