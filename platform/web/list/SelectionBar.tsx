import './texts.ts'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey, useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'

export interface SelectionAct {
  label: string
  act: () => void
  /** The one that the desk does next. */
  primary?: boolean
  disabled?: boolean
  /** Why it is disabled, or more than its label says. */
  title?: string
}
export interface SelectionBarProps {
  count: number
  acts: readonly SelectionAct[]
  /** Buttons of other modules behind them. */
  more?: ReactNode
  onClear: () => void
}

/** What can be done with the ticked rows: Alt 1… for each act, Esc unticks. */
export function SelectionBar({ count, acts, more, onClear }: SelectionBarProps) {
  const t = useTexts('platform')
  useItemKeys(acts.length, (nth) => {
    const act = acts[nth]
    if (act && !act.disabled) act.act()
  })
  useHotKey('Esc', 'platform:selectionClear', onClear)
  return (
    <section className="lb-selection" aria-label={t('selection')}>
      <span className="lb-selection-count">
        {t('selectedBefore')}
        <b>{count}</b>
        {t('selectedAfter')}
      </span>
      {acts.map(({ label, act, primary, disabled, title }, nth) => (
        <Button
          key={label}
          type={primary ? 'primary' : 'default'}
          disabled={disabled}
          title={title}
          aria-keyshortcuts={`Alt+${nth + 1}`}
          onClick={act}
        >
          {label} <Key keys={`Alt ${nth + 1}`} />
        </Button>
      ))}
      {more}
      <Button type="text" className="lb-end" aria-keyshortcuts="Escape" onClick={onClear}>
        {t('selectionClear')} <Key keys="Esc" />
      </Button>
    </section>
  )
}
