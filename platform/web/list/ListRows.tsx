import './texts.ts'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState, type EmptyStateProps } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import type { SkeletonRowsProps } from '#platform/web/look/SkeletonRows.tsx'
import { DataTable, type TableProps } from './DataTable.tsx'
import type { Page } from './page-query.ts'
import type { List } from './use-list.ts'

export interface ListRowsProps<Search, Answer extends Page> {
  list: List<Search, Answer>
  /** The rows as a table, or drawn by the page itself. */
  table: TableProps<Answer['data'][number]> | ((rows: readonly Answer['data'][number][]) => ReactNode)
  onOpen?: ((id: string) => void) | undefined
  /** What could not be loaded, and what is said after the fault; that nothing is lost, when left out. */
  failed: string
  failedText?: string
  /** Widths of the columns while they load. */
  skeleton: SkeletonRowsProps['columns']
  skeletonRows?: number
  /** There is nothing at all. */
  empty: EmptyStateProps
  /** The filters find nothing. */
  notFound?: Omit<EmptyStateProps, 'icon'>
  /** More of another kind below the rows. */
  more?: ReactNode
}

/** The rows of a list, or below the table's head the state in their place; what was known before stays in sight when it cannot be asked for anew. */
export function ListRows<Search, Answer extends Page>(props: ListRowsProps<Search, Answer>) {
  const { list, table, onOpen, failed, failedText, skeleton, skeletonRows = 10, more } = props
  const { rows } = list
  const isBare = rows.length === 0 && !(list.answer && more)
  return (
    <>
      {isBare && typeof table !== 'function' && (
        <DataTable {...table} rows={[]} idOf={list.idOf} selection={list.selection} />
      )}
      <Loaded
        of={{ data: list.answer, error: list.error, refetch: list.refetch }}
        failed={failed}
        failedText={failedText}
        skeleton={skeleton}
        rows={skeletonRows}
        stale
      >
        {() => (
          <>
            {isBare ? (
              <Nothing {...props} />
            ) : typeof table === 'function' ? (
              table(rows)
            ) : (
              <DataTable
                {...table}
                rows={rows}
                idOf={list.idOf}
                open={list.open}
                onOpen={onOpen}
                selection={list.selection}
              />
            )}
            {more}
          </>
        )}
      </Loaded>
    </>
  )
}

function Nothing<Search, Answer extends Page>({ list, empty, notFound }: ListRowsProps<Search, Answer>) {
  const t = useTexts('platform')
  if (!list.isFiltered) return <EmptyState {...empty} />
  const { children, ...said } = notFound ?? empty
  return (
    <EmptyState icon={empty.icon} {...said}>
      {children}
      <Button onClick={list.clear}>{t('filtersClear')}</Button>
    </EmptyState>
  )
}
