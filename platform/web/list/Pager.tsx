import './texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { CursorPages } from './use-cursor-pages.ts'

export interface PagerProps {
  pages: CursorPages
  /** Rows of this page. */
  count: number
  total: number | undefined
  /** What is counted: 件 when it is left out. */
  unit?: string
  /** The total is counted no further than it says. */
  isCapped?: boolean
  /** The cursor of the next page; '' at the end. */
  after: string
}

type StepsProps = Pick<PagerProps, 'pages' | 'count' | 'after'>

function Steps({ pages, count, after }: StepsProps) {
  const t = useTexts('platform')
  return (
    <>
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
        onClick={() => pages.next(after, count)}
      >
        <Icon name="right" size={16} />
      </button>
    </>
  )
}

/** The ways to the pages before and behind, of a list that nobody counts. */
export function UncountedPager(props: StepsProps) {
  return (
    <span className="lb-pager">
      <Steps {...props} />
    </span>
  )
}

/** 第 1–12 件，共 128 件, and the ways to the pages before and behind. */
export function Pager({ pages, count, total, unit, isCapped = false, after }: PagerProps) {
  const t = useTexts('platform')
  if (total === undefined) return <span className="lb-pager" />
  const values = {
    from: pages.offset + 1,
    to: pages.offset + count,
    total: total.toLocaleString('en-US'),
    unit: unit ?? t('pagerUnit'),
  }
  return (
    <span className="lb-pager">
      <span role="status">
        {count === 0 ? t('pagerNone', values) : t(isCapped ? 'pagerCapped' : 'pager', values)}
      </span>
      <Steps pages={pages} count={count} after={after} />
    </span>
  )
}
