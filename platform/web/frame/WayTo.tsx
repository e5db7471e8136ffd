import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import './way-to-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** A link to a page of Lobby, or to an address elsewhere in a window of its own. */
export function WayTo({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const t = useTexts('wayTo')
  if (to.startsWith('/'))
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={to} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="lb-sr">{t('elsewhere')}</span>
    </a>
  )
}
