import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { CursorPages } from '#platform/web/list/use-cursor-pages.ts'
import { Icon } from '#platform/web/look/Icon.tsx'

/** The ways to the pages before and behind, of a list that nobody counts. */
export function CursorPager({ pages, count, after }: { pages: CursorPages; count: number; after: string }) {
  const t = useTexts('auditPage')
  return (
    <span className="lb-pager au-pages">
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('previous')}
        disabled={!pages.hasPrevious}
        onClick={pages.previous}
      >
        <Icon name="left" size={16} />
      </button>
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('next')}
        disabled={!after}
        onClick={() => pages.next(after, count)}
      >
        <Icon name="right" size={16} />
      </button>
    </span>
  )
}
