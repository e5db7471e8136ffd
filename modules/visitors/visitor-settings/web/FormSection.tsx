import { Link } from '@tanstack/react-router'
import { retentionPath } from '#modules/keeping/retention/web/public.ts'
import { tickField } from '#platform/web/form/choice-fields.tsx'
import { longTextField } from '#platform/web/form/fields.tsx'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import { useSection } from '#platform/web/settings/use-section.ts'
import { type AllSettings, sectionCodes, settingApi } from './use-setting.ts'

type RegistrationForm = Pick<AllSettings['registration'], 'isOpen' | 'consent'>

const shortest = 20
/** A line as the wire takes it: a consent has no breaks. */
const oneLine = (typed: string) =>
  typed.split('\n').reduce((before, line) => `${before.trimEnd()}${line.trimStart()}`)

/** The section of the public form while it is changed. */
export function useFormSection(saved: AllSettings['registration'], refresh: () => Promise<unknown>) {
  const t = useTexts('visitorSetting')
  return useSection<AllSettings['registration'], RegistrationForm>({
    saved,
    refresh,
    codes: sectionCodes,
    formOf: ({ isOpen, consent }) => ({ isOpen, consent }),
    fields: [
      tickField(t('formOpen'), 'isOpen', { help: t('formOpenHelp') }),
      {
        ...longTextField<RegistrationForm>(t('consent'), 'consent', {
          rows: 6,
          maxLength: 1000,
          clean: oneLine,
          help: t('consentHelp', { version: saved.consentVersion }),
        }),
        wrong: ({ consent }) => ([...consent.trim()].length < shortest ? t('consentShort') : undefined),
      },
    ],
    newest: async () => (await settingApi.showAll({})).data.registration,
    send: (form, version, retry) => settingApi.saveRegistration({ ...form, version }, retry),
  })
}

interface FormSectionProps {
  saved: AllSettings['registration']
  draft: ReturnType<typeof useFormSection>
  mayChange: boolean
}

/** The public real-name form: off until the community opens it; what people agree to, and how long it is kept. */
export function FormSection({ saved, draft, mayChange }: FormSectionProps) {
  const t = useTexts('visitorSetting')
  const registrations = useContributions().acts.find(({ name }) => name === 'visitorRegistrations')?.to
  const below = (
    <>
      <p>
        {t('keptDays', { days: saved.keptDays })}
        {'　'}
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
    </>
  )
  return (
    <SectionPanel
      title={t('part_form')}
      draft={draft}
      mayChange={mayChange}
      frame={(fields) => (
        <>
          {fields}
          {below}
        </>
      )}
    />
  )
}
