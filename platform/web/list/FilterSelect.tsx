import './texts.ts'
import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Menu } from '#platform/web/look/Menu.tsx'

export interface FilterOption<V extends string | number = string> {
  value: V
  label: string
}
export interface FilterSelectProps<V extends string | number> {
  /** What it narrows: 棟別. */
  label: string
  options: readonly FilterOption<V>[]
  /** Undefined: everything. */
  value: V | undefined
  onChange: (value: V | undefined) => void
}

/** One filter of a list: 棟別 全部; a chosen one is drawn in pine and can be taken away at its end. */
export function FilterSelect<V extends string | number>(props: FilterSelectProps<V>) {
  const { label, options, value, onChange } = props
  const t = useTexts('platform')
  const [open, setOpen] = useState(false)
  const id = useId()
  const chosen = options.find((option) => option.value === value)
  const items = [{ value: undefined, label: t('filterAll') }, ...options].map((option) => ({
    key: String(option.value ?? ''),
    label: option.label,
    isCurrent: option.value === chosen?.value,
    act: () => onChange(option.value),
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
