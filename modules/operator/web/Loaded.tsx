import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'

interface LoadedProps<T> {
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
}

/** What a question gave, or that it is on its way, or that it failed. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const t = useTexts('operator')
  if (query.isError)
    return (
      <ErrorState
        title={t('loadFailed')}
        text={sentenceOf(query.error) || t('loadFailedText')}
        retry={() => void query.refetch()}
      />
    )
  if (query.isPending) return <SkeletonRows columns={[240, 80, 80, 160]} rows={6} />
  return children(query.data)
}
