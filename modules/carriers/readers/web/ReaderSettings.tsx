import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { useState } from 'react'
import {
  defaultReaderChoice,
  isTellable,
  type ReaderChoice,
  type ReaderEnd,
} from '#platform/web/input/reader-choice.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Verdict } from './verdict.ts'

export interface ReaderSettingsProps {
  choice: ReaderChoice
  /** Signs that the last code had around it. */
  extra: Verdict['extra']
  onSave: (choice: ReaderChoice) => void
}

const MOST = 8

/** What is peculiar to the readers of this browser: signs around codes, the key that ends them, typing by hand. */
export function ReaderSettings({ choice, extra, onSave }: ReaderSettingsProps) {
  const t = useTexts('readerTest')
  const [draft, setDraft] = useState(choice)
  const change = (part: Partial<ReaderChoice>) => setDraft({ ...draft, ...part })
  const wrong = (sign: string) => (isTellable(sign) ? undefined : t('signInvalid'))
  const isSaved = JSON.stringify(draft) === JSON.stringify(choice)
  const ends: { value: ReaderEnd; label: string }[] = [
    { value: 'auto', label: t('endAuto') },
    { value: 'enter', label: t('endEnter') },
    { value: 'tab', label: t('endTab') },
    { value: 'none', label: t('endNone') },
  ]
  return (
    <form
      className="lb-stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (isTellable(draft.prefix) && isTellable(draft.suffix)) onSave(draft)
      }}
    >
      <p className="lb-14 lb-quiet">{t('settingsText')}</p>
      {extra && (
        <Button onClick={() => onSave({ ...draft, ...extra })}>
          {t('apply', { signs: [extra.prefix, extra.suffix].filter(Boolean).join(' ') })}
        </Button>
      )}
      <Field label={t('prefix')} optional help={t('signHelp')} invalid={wrong(draft.prefix)}>
        <TextInput value={draft.prefix} maxLength={MOST} lang="en" onText={(prefix) => change({ prefix })} />
      </Field>
      <Field label={t('suffix')} optional invalid={wrong(draft.suffix)}>
        <TextInput value={draft.suffix} maxLength={MOST} lang="en" onText={(suffix) => change({ suffix })} />
      </Field>
      <div className="lb-grid lb-gap-6">
        <span className="lb-14 lb-quiet">{t('end')}</span>
        <Segments
          label={t('end')}
          options={ends}
          value={draft.end}
          full
          onChange={(end) => change({ end })}
        />
      </div>
      <div>
        <Checkbox
          checked={draft.typesCards}
          onChange={(event) => change({ typesCards: event.target.checked })}
        >
          {t('typesCards')}
        </Checkbox>
        <p className="lb-14 lb-quiet rdt-typed">{t('typesCardsText')}</p>
      </div>
      <div className="lb-line">
        <Button type="primary" htmlType="submit" disabled={isSaved}>
          {t('save')}
        </Button>
        <Button
          disabled={JSON.stringify(choice) === JSON.stringify(defaultReaderChoice)}
          onClick={() => onSave(defaultReaderChoice)}
        >
          {t('reset')}
        </Button>
      </div>
    </form>
  )
}
