import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { DragMark, Grip } from './use-drag-order.ts'

interface EntryRowProps {
  /** From 1. */
  place: number
  name: string
  mayChange: boolean
  /** Another entry is being changed. */
  isLocked: boolean
  isFirst: boolean
  isLast: boolean
  /** Its form was just closed: its button takes the focus that was there. */
  isBack: boolean
  onMove: (by: -1 | 1) => void
  /** By which it is dragged to another place; absent where nothing can be dragged now. */
  grip: Grip | undefined
  mark: DragMark
  onEdit: () => void
  /** Absent: it stays. */
  onRetire: (() => void) | undefined
  /** Where it is in use. */
  inUse: string | undefined
  /** Before its buttons. */
  more: ReactNode
  /** What it has beside its name. */
  children: ReactNode
}

/** An entry that is offered, and what can be done with it. */
export function EntryRow(props: EntryRowProps) {
  const { place, name, mayChange, isLocked, isFirst, isLast, isBack, onMove, onEdit, onRetire } = props
  const { inUse, more, grip, mark, children } = props
  const t = useTexts('settings')
  const mover = (label: string, isOff: boolean, by: -1 | 1) => (
    <button
      type="button"
      className={by < 0 ? 'lb-icon-button lb-entry-up' : 'lb-icon-button'}
      aria-label={label}
      aria-disabled={isLocked || isOff}
      onClick={() => isLocked || isOff || onMove(by)}
    >
      <Icon name="down" />
    </button>
  )
  return (
    <li className="lb-entry lb-entry-offered" data-entry="" data-drag={mark}>
      {mayChange && (
        <span className="lb-entry-moves">
          {mover(t('up', { name }), isFirst, -1)}
          {mover(t('down', { name }), isLast, 1)}
        </span>
      )}
      {/* Keys and buttons order as well: nobody needs the handle. */}
      <span
        className={`lb-entry-place lb-14 lb-quiet${grip ? ' lb-entry-grip' : ''}`}
        aria-hidden="true"
        {...grip}
      >
        {place}
      </span>
      <b className="lb-entry-name">{name}</b>
      <span className="lb-entry-facts">{children}</span>
      <span className="lb-entry-use lb-14 lb-quiet">{inUse}</span>
      <span className="lb-entry-acts">
        {more}
        {mayChange && (
          <Button
            type="text"
            data-edit=""
            autoFocus={isBack}
            disabled={isLocked}
            onClick={onEdit}
            aria-label={t('editOf', { name })}
          >
            {t('edit')}
          </Button>
        )}
        {mayChange && onRetire && (
          <Button type="text" disabled={isLocked} onClick={onRetire} aria-label={t('retireOf', { name })}>
            {t('retire')}
          </Button>
        )}
      </span>
    </li>
  )
}
