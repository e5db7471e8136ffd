import './texts.ts'
import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Menu } from '#platform/web/look/Menu.tsx'

export interface FilterOption {
  value: string
  label: string
}
export interface FilterSelectProps {
  /** What it narrows: 棟別. */
  label: string
  options: readonly FilterOption[]
  /** Undefined: everything. */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** One filter of a list: 棟別 全部; a chosen one is drawn in pine and can be taken away at its end. */
export function FilterSelect({ label, options, value, onChange }: FilterSelectProps) {
  const t = useTexts('platform')
  const [open, setOpen] = useState(false)
  const id = useId()
  const chosen = options.find((one) => one.value === value)
  const items = [{ value: undefined, label: t('filterAll') }, ...options].map((one) => ({
    key: one.value ?? '',
    label: one.label,
    isCurrent: one.value === chosen?.value,
    act: () => onChange(one.value),
  }))
  return (
    <span className={`lb-filter${chosen ? ' lb-filter-on' : ''}`}>
      <button
        type="button"
        data-opens={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={`${label} ${chosen?.label ?? t('filterAll')}`}
        onClick={() => setOpen(!open)}
      >
        <span>{label}</span>
        {chosen?.label ?? t('filterAll')}
        {!chosen && <Icon name="down" size={16} />}
      </button>
      {open && <Menu of={id} label={label} items={items} close={() => setOpen(false)} />}
      {chosen && <ClearFilter label={label} onClear={() => onChange(undefined)} />}
    </span>
  )
}

/** The cross at the end of an active filter. */
export function ClearFilter({ label, onClear }: { label: string; onClear: () => void }) {
  const t = useTexts('platform')
  return (
    <button
      type="button"
      className="lb-filter-clear"
      aria-label={t('filterClear', { label })}
      onClick={onClear}
    >
      <Icon name="x" size={16} />
    </button>
  )
}
