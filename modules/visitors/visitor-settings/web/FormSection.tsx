import { ticked } from '#platform/web/look/meanwhile-texts.ts'
import { Link } from '@tanstack/react-router'
import { retentionPath } from '#modules/keeping/retention/web/public.ts'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import { useSection } from '#platform/web/settings/use-section.ts'
import { type AllSettings, sectionCodes, settingApi } from './use-setting.ts'

const shortest = 20
/** A line as the wire takes it: a consent has no breaks. */
const oneLine = (typed: string) =>
  typed.split('\n').reduce((before, line) => `${before.trimEnd()}${line.trimStart()}`)

const formOf = ({ isOpen, consent }: AllSettings['registration']) => ({ isOpen, consent })

/** The section of the public form while it is changed. */
export const useFormSection = (saved: AllSettings['registration'], refresh: () => Promise<unknown>) =>
  useSection({
    saved,
    refresh,
    codes: sectionCodes,
    formOf,
    factsOf: ({ isOpen, consent }) => [
      [text('visitorSetting', 'formOpen'), ticked(isOpen)],
      [text('visitorSetting', 'consent'), consent],
    ],
    newest: async () => (await settingApi.showAll({})).data.registration,
    send: (form, version, retry) => settingApi.saveRegistration({ ...form, version }, retry),
  })

interface FormSectionProps {
  saved: AllSettings['registration']
  draft: ReturnType<typeof useFormSection>
  mayChange: boolean
}

/** The public real-name form: off until the community opens it; what people agree to, and how long it is kept. */
export function FormSection({ saved, draft, mayChange }: FormSectionProps) {
  const t = useTexts('visitorSetting')
  const { form: now, change } = draft
  const registrations = useContributions().acts.find(({ name }) => name === 'visitorRegistrations')?.to
  const isShort = [...now.consent.trim()].length < shortest
  return (
    <SectionPanel title={t('part_form')} draft={draft} isWrong={isShort} mayChange={mayChange}>
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
    </SectionPanel>
  )
}
