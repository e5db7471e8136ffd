import './choice-input.css'
import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Menu } from '#platform/web/look/Menu.tsx'

export interface ChoiceInputProps<Value extends string | number> {
  value: Value
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
  /** What stands there while nothing is chosen. */
  placeholder?: string
  /** Given by Field. */
  id?: string
  'aria-label'?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

/** A field in which one of several is chosen: from a list below it, with arrows or what is typed of its name. */
export function ChoiceInput<Value extends string | number>(props: ChoiceInputProps<Value>) {
  const { value, options, onChoose, placeholder, ...field } = props
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const turn = (next: boolean, first = '') => {
    setTyped(first)
    setOpen(next)
  }
  const t = useTexts('platform')
  const own = useId()
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <button
        {...field}
        type="button"
        className="lb-choice"
        role="combobox"
        data-opens={own}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${own}-list`}
        onClick={() => turn(!open)}
        onKeyDown={(event) => {
          const { key, altKey, ctrlKey, metaKey } = event
          const isSign = [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey
          if (altKey || (key !== 'ArrowDown' && !isSign)) return
          event.preventDefault()
          turn(true, isSign ? key : '')
        }}
      >
        <span className={chosen ? 'lb-cut' : 'lb-faint'}>{chosen?.label ?? placeholder ?? t('choose')}</span>
        <Icon name="down" size={16} />
      </button>
      {open && (
        <Menu
          of={own}
          isList
          first={typed}
          label={field['aria-label'] ?? ''}
          close={() => turn(false)}
          items={options.map((option) => ({
            key: String(option.value),
            label: option.label,
            isCurrent: option === chosen,
            act: () => onChoose(option.value),
          }))}
        />
      )}
    </>
  )
}
