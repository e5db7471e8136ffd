import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Address, ListSearch } from './address.ts'
import { type Filter, filtersInWords, isNarrowed, type Views, withoutFilters } from './filters.ts'
import { type Neighbours, neighbours } from './neighbours.ts'
import type { Page, PageQuery, PageStart } from './page-query.ts'
import { type CursorPages, useCursorPages } from './use-cursor-pages.ts'
import { useKept } from './use-kept.ts'
import { type Selection, useSelection } from './use-selection.ts'

export interface ListOptions<Search, Answer extends Page> {
  address: Address<Search>
  views?: Views<Search>
  filters: readonly Filter<Search>[]
  /** How the page that the address means is asked for. */
  query: (search: Search, start: PageStart) => PageQuery<Answer>
  idOf: (row: Answer['data'][number]) => string
  /** Which rows are shown, of a list that comes whole and is filtered here. */
  shows?: (row: Answer['data'][number]) => boolean
}

/** A list as it stands: its filters and its rows, and what is open and ticked. */
export interface List<Search, Answer extends Page> extends Address<Search> {
  views: Views<Search> | undefined
  filters: readonly Filter<Search>[]
  isFiltered: boolean
  /** What is shown, in words for an export: 待領，A棟，2026/11/01–2026/11/20. */
  words: string
  /** Takes all filters away. */
  clear: () => void
  /** Changes a filter: what is open closes. */
  narrow: (next: Partial<Search>) => void
  /** The answer that the rows are of. */
  answer: Answer | undefined
  error: Error | null
  isPending: boolean
  /** The rows are still those of the filters before. */
  isBefore: boolean
  refetch: () => void
  rows: readonly Answer['data'][number][]
  idOf: (row: Answer['data'][number]) => string
  pages: CursorPages
  openRow: (id: string) => void
  /** The id of the open row. */
  open: string | undefined
  /** The open row, also when another desk took it off the list meanwhile (`isGone`). */
  opened: Answer['data'][number] | undefined
  isGone: boolean
  /** For the panel beside the list. */
  ways: Omit<Neighbours<unknown>, 'opened'> & { onClose: () => void }
  selection: Selection
  /** The ticked rows. */
  chosen: readonly Answer['data'][number][]
}

const none: readonly never[] = []

/** The row of a list has the keys again after its panel closed. */
const focusRow = (id: string | undefined) =>
  requestAnimationFrame(() => {
    if (id) document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus()
  })

/** A list of pages behind cursors, or one that comes whole: filters, the open row and ticks. `ListPage` draws it. */
export function useList<Search extends ListSearch, Answer extends Page>(
  options: ListOptions<Search, Answer>,
): List<Search, Answer> {
  const { address, views, filters, query, idOf, shows } = options
  const { search, change } = address
  const pages = useCursorPages(JSON.stringify({ ...search, open: undefined }))
  const reading = useQuery({ ...query(search, pages), placeholderData: keepPreviousData })
  const all: readonly Answer['data'][number][] = reading.data?.data ?? none
  const rows = shows ? all.filter(shows) : all
  const { open } = search
  const narrow = (next: Partial<Search>) => change({ open: undefined, ...next })
  const openRow = (id: string) => change({ open: id } as Partial<Search>)
  const { onPrevious, onNext } = neighbours(rows, open, idOf, openRow)
  const kept = useKept(open, open === undefined ? undefined : all.find((row) => idOf(row) === open))
  const selection = useSelection(rows.map(idOf))
  return {
    search,
    change,
    views,
    filters,
    isFiltered: isNarrowed(filters, search),
    words: filtersInWords(filters, search, views),
    clear: () => narrow(withoutFilters(filters)),
    narrow,
    answer: reading.data,
    error: reading.error,
    isPending: reading.isPending,
    isBefore: reading.isPlaceholderData,
    refetch: () => void reading.refetch(),
    rows,
    idOf,
    pages,
    openRow,
    open,
    opened: kept.row,
    isGone: kept.isGone,
    ways: {
      onPrevious,
      onNext,
      onClose: () => {
        change({ open: undefined } as Partial<Search>)
        focusRow(open)
      },
    },
    selection,
    chosen: rows.filter((row) => selection.has(idOf(row))),
  }
}
