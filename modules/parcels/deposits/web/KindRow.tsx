import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { DepositKind } from '../contract.ts'
import { KindName } from './KindName.tsx'

export interface KindRowProps {
  kind: DepositKind
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRetired: (isRetired: boolean) => void
  onSaved: () => Promise<unknown>
}

/** One kind in the list: moved, renamed, retired. */
export function KindRow({ kind, isFirst, isLast, onMove, onRetired, onSaved }: KindRowProps) {
  const t = useTexts('depositRecords')
  const [isOpen, setOpen] = useState(false)
  const { name, isCash, isRetired } = kind
  return (
    <li>
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('up', { name })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <span className="dr-up">
          <Icon name="down" />
        </span>
      </button>
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('down', { name })}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <Icon name="down" />
      </button>
      {isOpen ? (
        <KindName kind={kind} onSaved={onSaved} onClose={() => setOpen(false)} />
      ) : (
        <>
          <span className={isRetired ? 'lb-grow lb-faint' : 'lb-grow'}>{name}</span>
          {isCash && <Mark kind="plain">{t('kindFixed')}</Mark>}
          {isRetired && <Mark kind="note">{t('kindRetired')}</Mark>}
          <Button type="text" aria-label={`${t('rename')} ${name}`} onClick={() => setOpen(true)}>
            {t('rename')}
          </Button>
          {!isCash && (
            <Button type="text" onClick={() => onRetired(!isRetired)}>
              {t(isRetired ? 'bringBack' : 'retire')}
            </Button>
          )}
        </>
      )}
    </li>
  )
}
