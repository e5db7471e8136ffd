import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { isSessionValid } from '#platform/web/session/session.ts'
import { homePath, loginPath } from './use-back.ts'

// The server writes the configured address into the page.
const elsewhere =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name=lobby-not-found]')?.content

/** An address that no page has, when no other address is configured for it (R003). */
export function NotFoundPage() {
  const t = useTexts('frame')
  const router = useRouter()
  const inside = isSessionValid()
  useEffect(() => {
    if (elsewhere) location.replace(elsewhere)
  }, [])
  if (elsewhere) return null
  return (
    <div className="lb-whole">
      <h1 className="lb-sr">{t('notFoundTitle')}</h1>
      <EmptyState icon="search" title={t('notFoundTitle')} text={t('notFoundText')}>
        <Button type="primary" onClick={() => void router.navigate({ href: inside ? homePath : loginPath })}>
          {inside ? t('goHome') : t('goLogin')}
        </Button>
      </EmptyState>
    </div>
  )
}
