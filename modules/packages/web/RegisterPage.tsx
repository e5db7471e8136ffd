import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** Registers packages: a scan, a few keys, Enter. */
export function RegisterPage() {
  const t = useTexts('packages')
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{t('register')}</h1>
      </div>
    </div>
  )
}
