import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { registerPath } from './use-back.ts'

/** In place of what needs a manager account, for whoever comes by its address (R084). */
export function ManagersOnly() {
  const t = useTexts('frame')
  return (
    <EmptyState icon="lock" title={t('managersOnly')}>
      <Link className="lb-button lb-button-default lb-button-middle" to={registerPath}>
        {t('goRegister')}
      </Link>
    </EmptyState>
  )
}
