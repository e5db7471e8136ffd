import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'

/** What a query brought; its skeleton or its fault until then. */
export function Loaded<T>({
  of,
  rows = 3,
  children,
}: {
  of: UseQueryResult<T>
  rows?: number
  children: (data: T) => ReactNode
}) {
  const t = useTexts('settingPage')
  if (of.isError)
    return <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void of.refetch()} />
  if (of.data === undefined) return <SkeletonRows columns={[160, 240]} rows={rows} />
  return children(of.data)
}
