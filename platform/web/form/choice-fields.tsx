import './choices.css'
import type { ReactNode } from 'react'
import { inRow } from '#platform/web/i18n/texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { ticked } from '#platform/web/look/meanwhile-texts.ts'
import { Segments } from '#platform/web/look/Segments.tsx'
import { ChoiceInput } from './ChoiceInput.tsx'
import type { Around, FormField, Named } from './fields.tsx'

/** One of several; `none`: what choosing none of them (null) is called. */
export function choiceField<Form>(
  label: string,
  name: Named<Form, string | number | null>,
  options: readonly { value: string | number; label: string }[],
  { none, ...around }: Around & { none?: string } = {},
): FormField<Form> {
  return {
    label,
    read: (form) => options.find(({ value }) => value === form[name])?.label ?? none ?? '',
    draw: (form, change, invalid) => (
      <Field label={label} {...around} invalid={invalid}>
        <ChoiceInput
          value={(form[name] ?? '') as string | number}
          options={none === undefined ? options : [{ value: '', label: none }, ...options]}
          onChoose={(value) => change({ [name]: value === '' ? null : value } as Partial<Form>)}
        />
      </Field>
    ),
  }
}

/** A mark that is set or not; `said`: the words beside the box where they are more than its name. */
export function tickField<Form>(
  label: string,
  name: Named<Form, boolean>,
  { said = label, help }: { said?: ReactNode; help?: ReactNode } = {},
): FormField<Form> {
  return {
    label,
    read: (form) => ticked(form[name] === true),
    draw: (form, change) => {
      const box = (
        <Checkbox
          checked={form[name] === true}
          onChange={(event) => change({ [name]: event.target.checked } as Partial<Form>)}
        >
          {said}
        </Checkbox>
      )
      if (!help) return box
      return (
        <div className="lb-choices">
          {box}
          <p className="lb-14 lb-quiet">{help}</p>
        </div>
      )
    },
  }
}

interface Choice<Value extends string> {
  value: Value
  label: string
}

/** One of a few, all in sight. `below`: what is said of the one that is chosen. */
export function segmentsField<Form, Name extends Named<Form, string>>(
  label: string,
  name: Name,
  options: readonly Choice<Form[Name] & string>[],
  { full, below }: { full?: boolean; below?: (form: Form) => ReactNode } = {},
): FormField<Form> {
  return {
    label,
    read: (form) => options.find(({ value }) => value === form[name])?.label ?? '',
    draw: (form, change) => (
      <div className="lb-choices">
        <p>{label}</p>
        <Segments
          full={full}
          label={label}
          options={options}
          value={form[name] as Form[Name] & string}
          onChange={(value) => change({ [name]: value } as unknown as Partial<Form>)}
        />
        {below?.(form)}
      </div>
    ),
  }
}

/** Any of several, each ticked or not; what is ticked stays in the order of the options. */
export function ticksField<Form, Item extends string>(
  label: string,
  name: Named<Form, readonly Item[]>,
  options: readonly Choice<Item>[],
  { wrong, help }: { wrong?: (form: Form) => string | undefined; help?: string } = {},
): FormField<Form> {
  const ticksOf = (form: Form) => form[name] as readonly Item[]
  return {
    label,
    ...(wrong && { wrong }),
    read: (form) =>
      inRow(options.filter(({ value }) => ticksOf(form).includes(value)).map((item) => item.label)),
    draw: (form, change, invalid) => (
      <fieldset className="lb-choices">
        <legend>{label}</legend>
        <div>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              checked={ticksOf(form).includes(option.value)}
              onChange={({ target }) => {
                const isOn = (item: Item) =>
                  item === option.value ? target.checked : ticksOf(form).includes(item)
                change({ [name]: options.map(({ value }) => value).filter(isOn) } as Partial<Form>)
              }}
            >
              {option.label}
            </Checkbox>
          ))}
        </div>
        {invalid ? <p className="lb-unsaved">{invalid}</p> : help && <p className="lb-14 lb-quiet">{help}</p>}
      </fieldset>
    ),
  }
}
