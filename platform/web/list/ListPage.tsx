import './texts.ts'
import './list.css'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Segments } from '#platform/web/look/Segments.tsx'
import { Toolbar } from '#platform/web/look/Toolbar.tsx'
import { usePhone } from '#platform/web/look/use-phone.ts'
import { Filters } from './Filters.tsx'
import { type Views, viewOf } from './filters.ts'
import { ListRows, type ListRowsProps } from './ListRows.tsx'
import { ListPager } from './ListPager.tsx'
import type { Page } from './page-query.ts'
import { useEntering } from './use-entering.ts'

export interface ListPageProps<Search, Answer extends Page> extends ListRowsProps<Search, Answer> {
  title: string
  /** How many rows a view has, by its value. */
  counts?: Readonly<Record<string, number | string | undefined>>
  /** Beside the title and the views. */
  states?: ReactNode
  /** Buttons at the right end of the head. */
  extra?: ReactNode
  /** Above search and filters: the pages beside this one. */
  above?: ReactNode
  /** What is counted: 件 when it is left out. */
  unit?: string
  /** How many there are, of a list that comes whole. */
  count?: string
  /** In the line of the filters: sums of the rows. */
  sums?: ReactNode
  /** Above the rows. */
  lead?: ReactNode
  /** Below the rows while some are ticked. */
  acts?: ReactNode
  /** The open row beside the list. Absent, rows do not open there. */
  detail?: (id: string) => ReactNode
}

interface ViewChoiceProps<Search> {
  views: Views<Search>
  counts: ListPageProps<Search, Page>['counts']
  list: { search: Search; narrow: (next: Partial<Search>) => void }
}

function ViewChoice<Search extends object>({ views, counts, list }: ViewChoiceProps<Search>) {
  const { name, label, options, also } = views
  const first = options[0]?.value
  return (
    <Segments
      label={label}
      value={viewOf(views, list.search)?.value ?? ''}
      onChange={(next) =>
        list.narrow({ ...also, [name]: next === first ? undefined : next } as Partial<Search>)
      }
      options={options.map(({ value, label: word }) => ({
        value,
        label: counts?.[value] === undefined ? word : `${word} ${counts[value]}`,
      }))}
    />
  )
}

/** The page of a list: head, filters, the list itself and the detail of the open row. */
export function ListPage<Search extends object, Answer extends Page>(props: ListPageProps<Search, Answer>) {
  const { list, title, counts, states, extra, above, unit, count, sums, lead, acts, detail } = props
  const t = useTexts('platform')
  // Beside the search and below it, so that the first rows are in sight.
  const isPhone = usePhone()
  const enterList = useEntering(list)
  const beside = list.open !== undefined && detail?.(list.open)
  return (
    <div className="lb-page lb-list-page">
      <div className="lb-page-head lb-list-head">
        <h1>{title}</h1>
        {list.views && <ViewChoice views={list.views} counts={counts} list={list} />}
        {states}
        {!isPhone && (
          <Toolbar className="lb-end lb-list-extra" aria-label={t('listActs', { title })}>
            {extra}
          </Toolbar>
        )}
      </div>
      {above}
      <Toolbar className="lb-filters" aria-label={t('listFilters', { title })} onKeyDown={enterList}>
        <div className="lb-filters-line">
          <Filters list={list} />
          {!isPhone && sums}
          {list.isFiltered && (
            <button type="button" className="lb-filters-clear" onClick={list.clear}>
              {t('filtersClear')}
            </button>
          )}
        </div>
        {isPhone && sums && <div className="lb-sums">{sums}</div>}
        {count === undefined ? (
          <ListPager list={list} unit={unit} />
        ) : (
          <span className="lb-pager" role="status">
            {list.answer && count}
          </span>
        )}
        {isPhone && extra}
      </Toolbar>
      <div className={`lb-list-body${beside ? ' lb-list-open' : ''}`}>
        <section className="lb-panel lb-list" aria-label={title}>
          {/* Reached by keys as well where no row is. */}
          <div className="lb-list-scroll" tabIndex={props.onOpen || detail ? undefined : 0}>
            {lead}
            <ListRows {...props} onOpen={props.onOpen ?? (detail && list.openRow)} />
          </div>
          {list.chosen.length > 0 && acts}
        </section>
        {beside}
      </div>
    </div>
  )
}
