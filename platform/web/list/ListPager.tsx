import './texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { Page } from './page-query.ts'
import type { CursorPages } from './use-cursor-pages.ts'

export interface ListPagerProps {
  list: { pages: CursorPages; rows: readonly unknown[]; answer: Page | undefined }
  /** What is counted: 件 when it is left out. */
  unit?: string
}

/** 第 1–12 件，共 128 件, and the ways to the pages before and behind; only the ways of a list that nobody counts. */
export function ListPager({ list, unit }: ListPagerProps) {
  const t = useTexts('platform')
  const { pages, rows, answer } = list
  const pagination = answer?.pagination
  if (!pagination) return answer ? null : <span className="lb-pager" />
  const { after, total, totalIsCapped } = pagination
  if (total === undefined && !after && !pages.hasPrevious) return <span className="lb-pager" />
  const values = {
    from: pages.offset + 1,
    to: pages.offset + rows.length,
    total: total?.toLocaleString('en-US') ?? '',
    unit: unit ?? t('pagerUnit'),
  }
  return (
    <span className="lb-pager">
      {total !== undefined && (
        <span role="status">
          {rows.length === 0 ? t('pagerNone', values) : t(totalIsCapped ? 'pagerCapped' : 'pager', values)}
        </span>
      )}
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('pagerPrevious')}
        disabled={!pages.hasPrevious}
        onClick={pages.previous}
      >
        <Icon name="left" size={16} />
      </button>
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('pagerNext')}
        disabled={!after}
        onClick={() => pages.next(after, rows.length)}
      >
        <Icon name="right" size={16} />
      </button>
    </span>
  )
}
