import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'

/** An address of the console that leads nowhere. */
export function NoPage() {
  return <EmptyState icon="doc" title={useTexts('operator')('notFound')} />
}
