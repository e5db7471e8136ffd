import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { retentionPath } from '#modules/retention/web/public.ts'
import { registrationListPath } from '#modules/visitor-registrations/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Section, type SectionProps } from './Section.tsx'
import { type AllSettings, settingApi } from './use-setting.ts'

const shortest = 20
/** A line as the wire takes it: a consent has no breaks. */
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, '')

/** The public real-name form: off until the community opens it; what people agree to, and how long it is kept. */
export function FormSection({
  saved,
  mayChange,
  refresh,
  onDirty,
}: SectionProps & { saved: AllSettings['registration'] }) {
  const t = useTexts('visitorSetting')
  const [draft, setDraft] = useState<{ isOpen: boolean; consent: string; version: number }>()
  const now = draft ?? { isOpen: saved.isOpen, consent: saved.consent, version: saved.version }
  const isDirty = now.isOpen !== saved.isOpen || now.consent !== saved.consent
  const isShort = [...now.consent.trim()].length < shortest
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
      await settingApi.saveRegistration(now)
      revert()
    } finally {
      await refresh()
    }
  }
  return (
    <Section
      title={t('part_form')}
      saved={saved}
      isDirty={isDirty}
      isWrong={isShort}
      mayChange={mayChange}
      save={save}
      revert={revert}
    >
      <div>
        <Checkbox checked={now.isOpen} onChange={({ target }) => change({ isOpen: target.checked })}>
          {t('formOpen')}
        </Checkbox>
        <p className="lb-14 lb-quiet">{t('formOpenHelp')}</p>
      </div>
      <Field
        label={t('consent')}
        help={t('consentHelp', { version: saved.consentVersion })}
        invalid={isShort ? t('consentShort') : undefined}
      >
        <textarea
          className="vs-text"
          rows={6}
          maxLength={1000}
          value={now.consent}
          onChange={({ target }) => change({ consent: oneLine(target.value) })}
        />
      </Field>
      <p>
        {t('keptDays', { days: saved.keptDays })}　
        <Link to={retentionPath} className="lb-link">
          {t('changeDays')}
        </Link>
      </p>
      <p>
        <Link to={registrationListPath} className="lb-link">
          {t('poster')}
        </Link>
      </p>
    </Section>
  )
}
