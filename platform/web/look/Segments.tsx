import './segments.css'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'

export interface Segment<V extends string> {
  value: V
  label: ReactNode
  disabled?: boolean
}
export interface SegmentsProps<V extends string> {
  /** What is chosen here, for screen readers. */
  label: string
  options: readonly Segment<V>[]
  /** Undefined: nothing is chosen yet. */
  value: V | undefined
  onChange: (value: V) => void
  /** Shares the whole width. */
  full?: boolean
}

/** One choice of a few, as radio buttons: arrows move and choose, Home and End go to the ends. */
export function Segments<V extends string>({ label, options, value, onChange, full }: SegmentsProps<V>) {
  const group = useRef<HTMLDivElement>(null)
  const open = options.filter((option) => !option.disabled)
  const entry = open.some((option) => option.value === value) ? value : open[0]?.value

  function move(event: KeyboardEvent) {
    const at = open.findIndex((option) => option.value === entry)
    const target = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    }[event.key]
    const next = target === undefined ? undefined : open.at(target === open.length ? 0 : target)
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    group.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus()
  }

  return (
    <div
      className={`lb-segments${full ? ' lb-segments-full' : ''}`}
      role="radiogroup"
      aria-label={label}
      ref={group}
      onKeyDown={move}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          data-value={option.value}
          aria-checked={option.value === value}
          tabIndex={option.value === entry ? 0 : -1}
          disabled={option.disabled}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
