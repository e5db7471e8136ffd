import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import type { Visitor } from '#modules/visitors/visits/contract.ts'
import { VisitTable } from './VisitTable.tsx'

interface VisitListProps {
  rows: readonly Visitor[]
  query: { isError: boolean; isPending: boolean; refetch: () => unknown }
  isFiltered: boolean
  /** Said when there are none at all. */
  nothing: string
  onClear: () => void
  onOpen: (visitorId: string) => void
}

/** The table of a list of visits, or the state in its place. */
export function VisitList({ rows, query, isFiltered, nothing, onClear, onOpen }: VisitListProps) {
  const t = useTexts('visits')
  if (query.isError)
    return (
      <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void query.refetch()} />
    )
  if (query.isPending) return <SkeletonRows columns={[170, 130, '1fr', 120, 150, 90]} rows={10} />
  if (rows.length) return <VisitTable rows={rows} onOpen={onOpen} />
  return (
    <EmptyState
      icon="people"
      title={isFiltered ? t('nothingFound') : nothing}
      text={t(isFiltered ? 'nothingFoundText' : 'nothingText')}
    >
      {isFiltered && (
        <button type="button" className="lb-link" onClick={onClear}>
          {t('clear')}
        </button>
      )}
    </EmptyState>
  )
}
