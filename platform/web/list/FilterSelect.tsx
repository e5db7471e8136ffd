import './texts.ts'
import { Dropdown } from '#platform/web/antd/Dropdown.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'

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
  const chosen = options.find((one) => one.value === value)
  return (
    <span className={`lb-filter${chosen ? ' lb-filter-on' : ''}`}>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: '', label: t('filterAll') },
            ...options.map((one) => ({ key: `=${one.value}`, label: one.label })),
          ],
          selectable: true,
          selectedKeys: [chosen ? `=${chosen.value}` : ''],
          className: 'lb-filter-menu',
          onClick: ({ key }) => onChange(key === '' ? undefined : key.slice(1)),
        }}
      >
        <button type="button" aria-haspopup="menu" aria-label={`${label} ${chosen?.label ?? t('filterAll')}`}>
          <span>{label}</span>
          {chosen?.label ?? t('filterAll')}
          {!chosen && <Icon name="down" size={16} />}
        </button>
      </Dropdown>
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
