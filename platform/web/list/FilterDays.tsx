import './texts.ts'
import { useId, useState } from 'react'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { showDay } from '#platform/web/form/day-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Floating } from '#platform/web/look/Floating.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { type DaySpan, type NamedSpan, namedSpans } from './days.ts'
import { ClearFilter } from './FilterSelect.tsx'

export interface FilterDaysProps {
  /** What it narrows: 到件日. */
  label: string
  /** Both '' is every day. */
  value: DaySpan
  onChange: (value: DaySpan) => void
  /** The spans that have names here: those behind us, or `comingSpans`. */
  spansOf?: (now: Date) => readonly NamedSpan[]
}

/** A span of days: by name (今天, 近 7 天) or by two dates. */
export function FilterDays({ label, value, onChange, spansOf = namedSpans }: FilterDaysProps) {
  const t = useTexts('platform')
  const [open, setOpen] = useState(false)
  const id = useId()
  const [spans, setSpans] = useState(() => spansOf(new Date()))
  // The day may have changed since the page was opened.
  const turn = (next: boolean) => {
    if (next) setSpans(spansOf(new Date()))
    setOpen(next)
  }
  const named = spans.find((span) => span.from === value.from && span.to === value.to)
  const isSet = value.from !== '' || value.to !== ''
  const ends = value.from === value.to ? [value.from] : [value.from, value.to]
  const said = named ? t(named.name) : isSet ? ends.map(showDay).join('–') : t('filterAll')
  return (
    <span className={`lb-filter${isSet ? ' lb-filter-on' : ''}`}>
      <button
        type="button"
        data-opens={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${label} ${said}`}
        onClick={() => turn(!open)}
      >
        <span>{label}</span>
        {said}
        {!isSet && <Icon name="down" size={16} />}
      </button>
      {open && (
        <Floating of={id} role="dialog" label={label} close={() => setOpen(false)}>
          <DaysChoice value={value} spans={spans} onChange={onChange} onChosen={() => setOpen(false)} />
        </Floating>
      )}
      {isSet && <ClearFilter label={label} onClear={() => onChange({ from: '', to: '' })} />}
    </span>
  )
}

interface DaysChoiceProps {
  value: DaySpan
  spans: readonly NamedSpan[]
  onChange: (value: DaySpan) => void
  /** A span with a name was chosen. */
  onChosen?: () => void
}

/** The spans that have names, and two dates. */
export function DaysChoice({ value, spans, onChange, onChosen }: DaysChoiceProps) {
  const t = useTexts('platform')
  const { from, to } = value
  return (
    <div className="lb-filter-days">
      <div className="lb-chips">
        {spans.map((span) => (
          <button
            type="button"
            key={span.name}
            aria-pressed={span.from === from && span.to === to}
            onClick={() => {
              onChange({ from: span.from, to: span.to })
              onChosen?.()
            }}
          >
            {t(span.name)}
          </button>
        ))}
      </div>
      <label>
        <span>{t('daysFrom')}</span>
        <DayInput value={from} max={to || undefined} onDay={(day) => onChange({ ...value, from: day })} />
      </label>
      <label>
        <span>{t('daysTo')}</span>
        <DayInput value={to} min={from || undefined} onDay={(day) => onChange({ ...value, to: day })} />
      </label>
    </div>
  )
}
