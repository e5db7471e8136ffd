import { type KeyboardEvent, useId, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'

export interface ChoiceProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: string | null
  onChange: (value: string | null) => void
  /** Says Alt n on the first nine; the caller hears them. */
  keyed?: boolean
  /** May be left out: a press on the chosen one takes it back. */
  optional?: boolean
  invalid?: string
}

/** One of several words that wrap, as radio buttons: arrows move and choose. */
export function Choice({ label, options, value, onChange, keyed, optional, invalid }: ChoiceProps) {
  const tp = useTexts('platform')
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const entry = options.some((option) => option.value === value) ? value : options[0]?.value

  function move(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const at = options.findIndex((option) => option.value === entry)
    const next = options[(at + by + options.length) % options.length]
    if (!next) return
    onChange(next.value)
    group.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus()
  }

  return (
    <div className={`vd-choice${invalid ? ' vd-choice-invalid' : ''}`}>
      <p id={id} className="vd-label">
        {label}
        {optional && <span>{tp('optional')}</span>}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={`${id}-line`}
        ref={group}
        onKeyDown={move}
      >
        {options.map((option, nth) => (
          <button
            key={option.value}
            type="button"
            role="radio"
            data-value={option.value}
            aria-checked={option.value === value}
            aria-keyshortcuts={keyed && nth < 9 ? `Alt+${nth + 1}` : undefined}
            tabIndex={option.value === entry ? 0 : -1}
            onClick={() => onChange(optional && option.value === value ? null : option.value)}
          >
            {option.label}
            {keyed && nth < 9 && <Key keys={`Alt ${nth + 1}`} />}
          </button>
        ))}
      </div>
      {invalid && (
        <span id={`${id}-line`} className="lb-field-line lb-field-amber" role="alert">
          <Icon name="warn" size={16} />
          {invalid}
        </span>
      )}
    </div>
  )
}
