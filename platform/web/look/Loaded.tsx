import type { ReactNode } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { sentenceOf, sentencesOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from './Button.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Note } from './Note.tsx'
import { SkeletonRows, type SkeletonRowsProps } from './SkeletonRows.tsx'

/** What a query says of itself; a query of TanStack is one. */
export interface Asked<T> {
  data: T | undefined
  error: unknown
  refetch: () => unknown
}

export interface LoadedProps<T> {
  of: Asked<T>
  /** The sentence that says what could not be loaded. */
  failed: string
  /** What is said after the fault; that nothing is lost, when left out. */
  failedText?: string
  /** Widths of the columns that are drawn until the answer comes. */
  skeleton: SkeletonRowsProps['columns']
  rows?: number
  /** What is drawn for a problem that no retry mends, such as that it is gone; nothing for every other. */
  instead?: (problem: Problem) => ReactNode
  /** Drawn in place of the content when there is nothing. */
  empty?: ReactNode
  /** Whether there is nothing; an answer without entries is, when left out. */
  isEmpty?: (data: T) => boolean
  /** Above content that could not be asked for again it is said that it is not the newest. */
  stale?: boolean
  children?: (data: T) => ReactNode
}

const hasNoEntries = (data: unknown) => Array.isArray(data) && data.length === 0

/** The content of a query once it is there; until then its skeleton, its fault with a retry, or that there is nothing. What was known stays in sight. */
export function Loaded<T>(props: LoadedProps<T>) {
  const {
    of,
    failed,
    failedText,
    skeleton,
    rows,
    instead,
    empty,
    isEmpty = hasNoEntries,
    stale,
    children,
  } = props
  const t = useTexts('platform')
  const { data, error } = of
  const retry = () => void of.refetch()
  if (data === undefined) {
    if (!error) return <SkeletonRows columns={skeleton} rows={rows} />
    const other = error instanceof Problem && instead?.(error)
    if (other) return other
    // A lost line's own sentence says already that nothing is lost.
    const isSaid = failedText === undefined && error instanceof LostConnection
    const text = isSaid ? sentenceOf(error) : sentencesOf(error, failedText ?? t('notLost'))
    return <ErrorState title={failed} text={text} retry={retry} />
  }
  if (empty !== undefined && isEmpty(data)) return empty
  if (!error || !stale) return children?.(data)
  const again = (
    <Button size="small" onClick={retry}>
      {t('retry')}
    </Button>
  )
  return (
    <>
      <Note tone="wait" act={again}>
        {t('notNewest')}
      </Note>
      {children?.(data)}
    </>
  )
}
