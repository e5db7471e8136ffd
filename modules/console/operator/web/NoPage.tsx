import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ConsoleLink } from './ConsoleLink.tsx'

/** An address of the console that leads nowhere. */
export function NoPage() {
  const t = useTexts('operator')
  return (
    <EmptyState icon="doc" title={t('notFound')}>
      <ConsoleLink className="lb-link" to="/operator/">
        {t('overview')}
      </ConsoleLink>
    </EmptyState>
  )
}
