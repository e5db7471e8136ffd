import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'

interface LoadedProps<T> {
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
}

/** What a question gave, or that it is on its way, or that it failed; what was known before stays in sight. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const t = useTexts('operator')
  const platform = useTexts('platform')
  if (query.isPending) return <SkeletonRows columns={[240, 80, 80, 160]} rows={6} />
  if (!query.isError) return children(query.data)
  const { error, data, refetch } = query
  if (error instanceof Problem && error.kind === 'notFound')
    return <EmptyState icon="doc" title={error.description} />
  const again = () => void refetch()
  if (data === undefined)
    return (
      <ErrorState title={t('loadFailed')} text={sentenceOf(error) || t('loadFailedText')} retry={again} />
    )
  return (
    <>
      <Note
        tone="wait"
        act={
          <Button size="small" onClick={again}>
            {platform('retry')}
          </Button>
        }
      >
        {t('notNewest')}
      </Note>
      {children(data)}
    </>
  )
}
