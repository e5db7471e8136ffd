import { useState } from 'react'
import { lengthOf } from '#platform/contract/cut.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Section, type SectionProps } from './Section.tsx'
import { type AllSettings, settingApi } from './use-setting.ts'

const longest = 12
const baysOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** QR codes of booked visitors, and the visitors' bays. */
export function DeskSection({
  saved,
  mayChange,
  refresh,
  onDirty,
}: SectionProps & { saved: AllSettings['desk'] }) {
  const t = useTexts('visitorSetting')
  const [draft, setDraft] = useState<{ isCodeOn: boolean; text: string; version: number }>()
  const now = draft ?? { isCodeOn: saved.isCodeOn, text: saved.bays.join('\n'), version: saved.version }
  const bays = baysOf(now.text)
  const isDirty = now.isCodeOn !== saved.isCodeOn || bays.join('\n') !== saved.bays.join('\n')
  const twice = bays.find((bay, nth) => bays.indexOf(bay) !== nth)
  const long = bays.find((bay) => lengthOf(bay) > longest)
  const fault = twice ? t('bayTwice', { bay: twice }) : long && t('bayTooLong', { bay: long })
  const change = (part: Partial<typeof now>) => {
    setDraft({ ...now, ...part })
    onDirty(true)
  }
  const revert = () => {
    setDraft(undefined)
    onDirty(false)
  }
  async function save() {
    try {
      await settingApi.saveDesk({ isCodeOn: now.isCodeOn, bays, version: now.version })
      revert()
    } finally {
      await refresh()
    }
  }
  return (
    <Section
      title={t('part_desk')}
      saved={saved}
      isDirty={isDirty}
      isWrong={fault !== undefined}
      mayChange={mayChange}
      save={save}
      revert={revert}
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
