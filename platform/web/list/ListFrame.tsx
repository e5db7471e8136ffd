import './texts.ts'
import './list.css'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

export interface ListFrameProps {
  title: string
  /** Segments of states. */
  states?: ReactNode
  /** Buttons at the right end of the head. */
  extra?: ReactNode
  /** The pages beside this one, above search and filters. */
  tabs?: ReactNode
  /** Search and filters. */
  filters?: ReactNode
  /** Absent: nothing is filtered. */
  onClearFilters?: () => void
  pager?: ReactNode
  /** The table, or a state in its place. */
  children: ReactNode
  /** Below the table while rows are ticked. */
  selection?: ReactNode
  /** The open one, beside the list. */
  detail?: ReactNode
}

/** The page of a list: head, filters, the list itself and the detail of the open row. */
export function ListFrame(props: ListFrameProps) {
  const { title, states, extra, tabs, filters, onClearFilters, pager, children, selection, detail } = props
  const t = useTexts('platform')
  return (
    <div className="lb-page lb-list-page">
      <div className="lb-page-head lb-list-head">
        <h1>{title}</h1>
        {states}
        <span className="lb-end lb-list-extra">{extra}</span>
      </div>
      {tabs}
      <div className="lb-filters">
        <div className="lb-filters-line">
          {filters}
          {onClearFilters && (
            <button type="button" className="lb-filters-clear" onClick={onClearFilters}>
              {t('filtersClear')}
            </button>
          )}
        </div>
        {pager}
      </div>
      <div className={`lb-list-body${detail ? ' lb-list-open' : ''}`}>
        <section className="lb-panel lb-list" aria-label={title}>
          <div className="lb-list-scroll">{children}</div>
          {selection}
        </section>
        {detail}
      </div>
    </div>
  )
}
