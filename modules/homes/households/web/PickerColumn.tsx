import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { moveTo } from './picker-steps.ts'

export interface PickerColumnProps<T> {
  name: string
  label: string
  /** Whether this is the step that one stands at. */
  active: boolean
  items: readonly T[] | undefined
  failed: boolean
  failure: string
  retry: () => void
  /** Said where nothing can be listed (yet). */
  empty: string
  keyOf: (item: T) => string
  chosen?: string
  draw: (item: T, nth: number) => ReactNode
  onChoose: (item: T) => void
  onBack?: () => void
  children?: ReactNode
}

/** One step's choices as buttons: arrows move, Enter or → chooses, ← goes a step back. */
export function PickerColumn<T>(props: PickerColumnProps<T>) {
  const { name, label, active, items, failed, failure, retry, empty, keyOf, chosen, draw } = props
  const { onChoose, onBack, children } = props
  const t = useTexts('households')
  const list = useRef<HTMLDivElement>(null)
  const count = items?.length ?? 0
  useItemKeys(active ? count : 0, (nth) => items?.[nth] !== undefined && onChoose(items[nth]))

  useEffect(() => {
    if (!active || count === 0 || document.activeElement instanceof HTMLInputElement) return
    const own = list.current
    if (own?.contains(document.activeElement)) return
    ;(own?.querySelector<HTMLElement>('[aria-pressed=true]') ?? own?.querySelector('button'))?.focus()
  }, [active, count])

  useEffect(() => {
    // R151
    if (failed) void alertBox(failure)
  }, [failed, failure])

  function press(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.altKey || event.ctrlKey || event.nativeEvent.isComposing) return
    if (by !== undefined) buttons[moveTo(at, by, buttons.length)]?.focus()
    else if (event.key === 'ArrowLeft' && onBack) onBack()
    else if (event.key === 'ArrowRight' && at >= 0 && items?.[at] !== undefined) onChoose(items[at])
    else return
    event.preventDefault()
  }

  return (
    <section className={`hp-column hp-column-${name}${active ? ' hp-active' : ''}`} aria-label={label}>
      {failed ? (
        <div className="hp-failed lb-grid lb-gap-12 lb-left">
          <Icon name="warn" />
          <p>{failure}</p>
          <Button onClick={retry}>{t('again')}</Button>
        </div>
      ) : count === 0 ? (
        <p className="lb-14 lb-faint" role="status">
          {empty}
        </p>
      ) : (
        <div
          className={`hp-list hp-list-${name}`}
          ref={list}
          onKeyDown={press}
          role="toolbar"
          aria-orientation="vertical"
          style={{ '--rows': Math.max(8, Math.ceil(count / 2)) } as CSSProperties}
          aria-label={label}
        >
          {items?.map((item, nth) => (
            <button
              key={keyOf(item)}
              type="button"
              className="hp-option"
              aria-pressed={keyOf(item) === chosen}
              onClick={() => onChoose(item)}
            >
              {draw(item, nth)}
            </button>
          ))}
        </div>
      )}
      {children}
    </section>
  )
}
