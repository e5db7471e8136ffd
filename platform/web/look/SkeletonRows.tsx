import './skeleton-rows.css'
import { useEffect, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

export interface SkeletonRowsProps {
  /** Widths of the columns as in the list that comes: 48, 76, '1fr'. */
  columns: readonly (number | string)[]
  rows?: number
  /** Milliseconds before anything is drawn: a fast answer shows no skeleton. */
  after?: number
}

/** Rows in the shape of what is loading. */
export function SkeletonRows({ columns, rows = 8, after = 200 }: SkeletonRowsProps) {
  const t = useTexts('platform')
  const [due, setDue] = useState(after === 0)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), after)
    return () => clearTimeout(timer)
  }, [after])
  const grid = columns.map((width) => (typeof width === 'number' ? `${width}px` : width)).join(' ')
  return (
    <div className="lb-skeleton" role="status" aria-busy="true" aria-label={t('loading')}>
      {due &&
        Array.from({ length: rows }, (_, row) => (
          <div className="lb-skeleton-row" style={{ gridTemplateColumns: grid }} key={row}>
            {columns.map((width, column) => (
              <span
                key={`${column}-${width}`}
                style={{ width: `${55 + ((row * 17 + column * 29) % 40)}%` }}
              />
            ))}
          </div>
        ))}
    </div>
  )
}
