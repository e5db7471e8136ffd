import { ticked } from '#platform/web/look/meanwhile-texts.ts'
import { Link } from '@tanstack/react-router'
import { retentionPath } from '#modules/keeping/retention/web/public.ts'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Section, type SectionProps } from './Section.tsx'
import { useSection } from './use-section.ts'
import { type AllSettings, settingApi } from './use-setting.ts'

const shortest = 20
/** A line as the wire takes it: a consent has no breaks. */
const oneLine = (text: string) =>
  text.split('\n').reduce((before, line) => `${before.trimEnd()}${line.trimStart()}`)

const formOf = ({ isOpen, consent }: AllSettings['registration']) => ({ isOpen, consent })

/** The public real-name form: off until the community opens it; what people agree to, and how long it is kept. */
export function FormSection({
  saved,
  mayChange,
  refresh,
  onDirty,
}: SectionProps & { saved: AllSettings['registration'] }) {
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
    part: (all) => all.registration,
    factsOf: ({ isOpen, consent }) => [
      [t('formOpen'), ticked(isOpen)],
      [t('consent'), consent],
    ],
    send: (form, version) => settingApi.saveRegistration({ ...form, version }),
  })
  const registrations = useContributions().acts.find(({ name }) => name === 'visitorRegistrations')?.to
  const isShort = [...now.consent.trim()].length < shortest
  return (
    <Section title={t('part_form')} saved={saved} isWrong={isShort} mayChange={mayChange} {...section}>
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
      {registrations && (
        <p>
          <Link to={registrations} className="lb-link">
            {t('poster')}
          </Link>
        </p>
      )}
    </Section>
  )
}
