import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** With what somebody signs in for the first time; '' for an account that has a password. */
export function FirstPassword({ account, password }: { account: string; password: string }) {
  const t = useTexts('operator')
  return (
    <div className="op-first">
      <dl className="lb-facts">
        <dt>{t('account')}</dt>
        <dd>{account}</dd>
        {password && (
          <>
            <dt>{t('password')}</dt>
            <dd className="op-secret">{password}</dd>
          </>
        )}
      </dl>
      <p className="lb-quiet">{t(password ? 'firstPassword' : 'knownAccount')}</p>
    </div>
  )
}
