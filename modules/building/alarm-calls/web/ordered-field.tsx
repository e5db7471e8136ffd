import type { ReactNode } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'

export interface Option {
  value: string
  label: string
}

interface OrderedFieldProps<Item> {
  label: string
  addLabel: string
  options: readonly Option[]
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** What is made of an option that is added. */
  make: (value: string) => Item
  invalid?: string | undefined
  onItems: (items: readonly Item[]) => void
  /** What stands beside an entry. */
  beside?: (item: Item, put: (part: Partial<Item>) => void) => ReactNode
}

/** Entries in an order: added from a list, moved up and down, taken away. */
export function OrderedField<Item>(props: OrderedFieldProps<Item>) {
  const { label, addLabel, options, items, nameOf, make, invalid, onItems, beside } = props
  const t = useTexts('alarmCallsPage')
  const swap = (nth: number) => {
    const next = [...items]
    const [one, other] = [items[nth], items[nth + 1]]
    if (one === undefined || other === undefined) return
    next[nth] = other
    next[nth + 1] = one
    onItems(next)
  }
  return (
    <div className="lb-stack lb-gap-8">
      <Field label={label} invalid={invalid}>
        <ChoiceInput
          value=""
          placeholder={addLabel}
          options={options}
          onChoose={(value) => onItems([...items, make(value)])}
        />
      </Field>
      <ol className="lb-divided">
        {items.map((item, nth) => (
          // One may stand in it twice: entries are known by their place alone.
          <li key={nth} className="lb-stack lb-gap-8">
            <div className="lb-line lb-gap-8">
              <b className="lb-grow lb-break">{`${nth + 1}　${nameOf(item)}`}</b>
              <Button size="small" type="text" disabled={nth === 0} onClick={() => swap(nth - 1)}>
                {t('up')}
              </Button>
              <Button size="small" type="text" disabled={nth === items.length - 1} onClick={() => swap(nth)}>
                {t('down')}
              </Button>
              <Button size="small" type="text" onClick={() => onItems(items.filter((_, at) => at !== nth))}>
                {t('remove')}
              </Button>
            </div>
            {beside?.(item, (part) =>
              onItems(items.map((one, at) => (at === nth ? { ...one, ...part } : one))),
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
