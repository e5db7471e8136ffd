import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { Entry } from './entries.ts'

interface EntryRowProps {
  entry: Entry
  mayChange: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onEdit: () => void
  onRetire: () => void
  children?: ReactNode
}

/** One entry of a list with what can be done with it. */
export function EntryRow(props: EntryRowProps) {
  const { entry, mayChange, isFirst, isLast, onMove, onEdit, onRetire, children } = props
  const t = useTexts('visitorSetting')
  const { name } = entry
  return (
    <li className="vs-row">
      {mayChange && (
        <span className="vs-moves">
          <button
            type="button"
            className="lb-icon-button vs-up"
            aria-label={t('upOf', { name })}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          >
            <Icon name="down" size={16} />
          </button>
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('downOf', { name })}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <Icon name="down" size={16} />
          </button>
        </span>
      )}
      <b className="lb-grow">{name}</b>
      {children}
      {mayChange && (
        <span className="vs-acts">
          <Button type="text" aria-label={t('editOf', { name })} onClick={onEdit}>
            {t('edit')}
          </Button>
          <Button type="text" aria-label={t('retireOf', { name })} onClick={onRetire}>
            {t('retire')}
          </Button>
        </span>
      )}
    </li>
  )
}
