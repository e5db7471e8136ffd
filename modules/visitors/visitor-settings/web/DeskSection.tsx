import { ticked } from '#platform/web/look/meanwhile-texts.ts'
import { lengthOf } from '#platform/contract/cut.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Section, type SectionProps } from './Section.tsx'
import { useSection } from './use-section.ts'
import { type AllSettings, settingApi } from './use-setting.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const longest = 12
const baysOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const formOf = ({ isCodeOn, bays }: AllSettings['desk']) => ({ isCodeOn, text: bays.join('\n') })

/** QR codes of booked visitors, and the visitors' bays. */
export function DeskSection({
  saved,
  mayChange,
  refresh,
  onDirty,
}: SectionProps & { saved: AllSettings['desk'] }) {
  const t = useTexts('visitorSetting')
  const {
    form: now,
    change,
    ...section
  } = useSection({
    saved,
    refresh,
    onDirty,
    formOf,
    part: (all) => all.desk,
    factsOf: ({ isCodeOn, text }) => [
      [t('codesOn'), ticked(isCodeOn)],
      [t('bays'), inRow(baysOf(text))],
    ],
    send: ({ isCodeOn, text }, version) => settingApi.saveDesk({ isCodeOn, bays: baysOf(text), version }),
  })
  const bays = baysOf(now.text)
  const twice = bays.find((bay, nth) => bays.indexOf(bay) !== nth)
  const long = bays.find((bay) => lengthOf(bay) > longest)
  const fault = twice ? t('bayTwice', { bay: twice }) : long && t('bayTooLong', { bay: long })
  return (
    <Section
      title={t('part_desk')}
      saved={saved}
      isWrong={fault !== undefined}
      mayChange={mayChange}
      {...section}
    >
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
    </Section>
  )
}
