import './select.css'
import type { ReactElement, ReactNode } from 'react'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field, type FieldProps } from '#platform/web/look/Field.tsx'
import { ticked } from '#platform/web/look/meanwhile-texts.ts'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import { TextInput, type TextInputProps } from '#platform/web/look/TextInput.tsx'
import { AmountInput } from './AmountInput.tsx'
import { showAmount } from './amount-text.ts'
import { DayInput } from './DayInput.tsx'
import { showDay } from './day-text.ts'

type Change<Form> = (patch: Partial<Form>) => void

/** One field of a form, declared once: what it is called, what it says, and what it is written with. */
export interface FormField<Form, Value = unknown> {
  label: string
  /** What a form says in it, as people read it: for what a colleague changed meanwhile. `of`: the record below the form. */
  read: (form: Form, of: Value) => string
  /** What must be mended in it before the form can be sent. */
  wrong?: (form: Form) => string | undefined
  /** Its control with its label, and what is wrong with it once that is said; absent for what is not changed here. */
  draw?: (form: Form, change: Change<Form>, invalid?: string) => ReactNode
}

/** What a form says, field by field (meanwhile.ts). */
export const factsOf =
  <Form, Value>(fields: readonly FormField<Form, Value>[]) =>
  (form: Form, of: Value): Facts =>
    fields.map(({ label, read }) => [label, read(form, of)])

interface FormFieldsProps<Form, Value> {
  fields: readonly FormField<Form, Value>[]
  form: Form
  change: Change<Form>
  /** What is wrong is said. */
  tried?: boolean
}

/** The fields of a form, in their order. */
export function FormFields<Form, Value>({ fields, form, change, tried }: FormFieldsProps<Form, Value>) {
  return fields.map(({ label, draw, wrong }) => (
    <Drawn key={label}>{draw?.(form, change, tried ? wrong?.(form) : undefined)}</Drawn>
  ))
}
const Drawn = ({ children }: { children: ReactNode }) => children

type Around = Omit<FieldProps, 'label' | 'children' | 'invalid'>
type Named<Form, Kind> = { [Name in keyof Form]: Form[Name] extends Kind ? Name : never }[keyof Form]

function inField(
  label: string,
  around: Omit<FieldProps, 'label' | 'children'>,
  control: ReactElement<{ id?: string }>,
) {
  return (
    <Field label={label} {...around}>
      {control}
    </Field>
  )
}

/** A line of text. */
export function textField<Form>(
  label: string,
  name: Named<Form, string>,
  {
    input,
    ...around
  }: Around & { input?: Omit<TextInputProps, 'value' | 'onText'> & { 'data-scans'?: '' } } = {},
): FormField<Form> {
  return {
    label,
    read: (form) => String(form[name]),
    draw: (form, change, invalid) =>
      inField(
        label,
        { ...around, invalid },
        <TextInput
          {...input}
          value={String(form[name])}
          onText={(text) => change({ [name]: text } as Partial<Form>)}
        />,
      ),
  }
}

/** A day: 2026-11-23, or '' for none. */
export function dayField<Form>(
  label: string,
  name: Named<Form, string>,
  { min, max, ...around }: Around & { min?: string; max?: string } = {},
): FormField<Form> {
  return {
    label,
    read: (form) => showDay(String(form[name])),
    draw: (form, change, invalid) =>
      inField(
        label,
        { ...around, invalid },
        <DayInput
          min={min}
          max={max}
          value={String(form[name])}
          onDay={(day) => change({ [name]: day } as Partial<Form>)}
        />,
      ),
  }
}

/** An amount, of whole NT$ or of pieces, as its digits. */
export function amountField<Form>(
  label: string,
  name: Named<Form, string>,
  { digits = 9, ...around }: Around & { digits?: number } = {},
): FormField<Form> {
  return {
    label,
    read: (form) => showAmount(String(form[name])),
    draw: (form, change, invalid) =>
      inField(
        label,
        { ...around, invalid },
        <AmountInput
          digits={digits}
          value={String(form[name])}
          onAmount={(plain) => change({ [name]: plain } as Partial<Form>)}
        />,
      ),
  }
}

/** One of several; `none`: what choosing none of them (null) is called. */
export function choiceField<Form>(
  label: string,
  name: Named<Form, string | null>,
  options: readonly { value: string; label: string }[],
  none?: string,
): FormField<Form> {
  return {
    label,
    read: (form) => options.find(({ value }) => value === form[name])?.label ?? none ?? '',
    draw: (form, change, invalid) =>
      inField(
        label,
        { invalid },
        <select
          className="lb-select"
          value={String(form[name] ?? '')}
          onChange={(event) => change({ [name]: event.target.value || null } as Partial<Form>)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>,
      ),
  }
}

/** A mark that is set or not; `said`: the words beside the box where they are more than its name. */
export function tickField<Form>(
  label: string,
  name: Named<Form, boolean>,
  said: ReactNode = label,
): FormField<Form> {
  return {
    label,
    read: (form) => ticked(form[name] === true),
    draw: (form, change) => (
      <Checkbox
        checked={form[name] === true}
        onChange={(event) => change({ [name]: event.target.checked } as Partial<Form>)}
      >
        {said}
      </Checkbox>
    ),
  }
}
