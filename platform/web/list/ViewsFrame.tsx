import type { ReactNode } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Segments, type SegmentsProps } from '#platform/web/look/Segments.tsx'
import { SkeletonRows, type SkeletonRowsProps } from '#platform/web/look/SkeletonRows.tsx'
import { ListFrame } from './ListFrame.tsx'

export interface ViewsFrameProps<V extends string, D> {
  title: string
  views: SegmentsProps<V>
  /** The button that adds to the list; absent for whoever only looks. */
  add: { label: string; primary?: boolean; onAdd: () => void } | undefined
  lead?: ReactNode
  /** How far its one reading is. */
  reading: { data: D | undefined; error: unknown; refetch: () => unknown }
  /** What could not be read. */
  failed: string
  skeleton: SkeletonRowsProps['columns']
  /** The list itself, once it is read. */
  children: (data: D) => ReactNode
}

/** The page of a short list that is read at once: a few views of it and one thing to add. */
export function ViewsFrame<V extends string, D>(props: ViewsFrameProps<V, D>) {
  const { title, views, add, lead, reading, failed, skeleton, children } = props
  const { data, error, refetch } = reading
  return (
    <ListFrame
      title={title}
      states={<Segments {...views} />}
      extra={
        add && (
          <Button type={add.primary ? 'primary' : 'default'} icon={<Icon name="plus" />} onClick={add.onAdd}>
            {add.label}
          </Button>
        )
      }
      filters={lead}
    >
      {error ? (
        <ErrorState title={failed} text={sentenceOf(error)} retry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonRows columns={skeleton} rows={8} />
      ) : (
        children(data)
      )}
    </ListFrame>
  )
}
