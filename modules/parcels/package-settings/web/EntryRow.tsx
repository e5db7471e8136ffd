import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { Entry, EntryList } from './entry-list.ts'

interface EntryRowProps<E extends Entry, Draft extends { name: string }> {
  of: EntryList<E, Draft>
  entry: E
  mayChange: boolean
  /** Another entry is being changed. */
  isLocked: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onEdit: () => void
  onRetire: () => void
}

/** An entry that is offered: its facts, and what can be done with it. */
export function EntryRow<E extends Entry, Draft extends { name: string }>(props: EntryRowProps<E, Draft>) {
  const { of, entry, mayChange, isLocked, isFirst, isLast, onMove, onEdit, onRetire } = props
  const t = useTexts('packageSetting')
  const { name } = entry
  return (
    <li className="ps-row" data-entry={entry.id}>
      {mayChange && (
        <span className="ps-moves">
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('up', { name })}
            aria-disabled={isLocked || isFirst}
            onClick={() => isLocked || isFirst || onMove(-1)}
          >
            <span className="ps-up">
              <Icon name="down" />
            </span>
          </button>
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('down', { name })}
            aria-disabled={isLocked || isLast}
            onClick={() => isLocked || isLast || onMove(1)}
          >
            <Icon name="down" />
          </button>
        </span>
      )}
      <b className="ps-name">{name}</b>
      <span className="ps-facts">
        <of.Facts entry={entry} />
      </span>
      <span className="ps-waiting lb-14 lb-quiet">
        {entry.waiting > 0 && t('waiting', { count: entry.waiting })}
      </span>
      {mayChange && (
        <span className="ps-acts">
          <Button type="text" disabled={isLocked} onClick={onEdit} aria-label={t('editOf', { name })}>
            {t('edit')}
          </Button>
          <Button type="text" disabled={isLocked} onClick={onRetire} aria-label={t('retireOf', { name })}>
            {t('retire')}
          </Button>
        </span>
      )}
    </li>
  )
}
