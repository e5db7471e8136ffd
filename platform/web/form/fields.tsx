import './long-text.css'
import type { ReactElement, ReactNode } from 'react'
import { Field, type FieldProps } from '#platform/web/look/Field.tsx'
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
  /**
   * What a form says in it, as people read it: for what a colleague changed meanwhile. `of`: the record below the form.
   * Absent where another field says it.
   */
  read?: (form: Form, of: Value) => string
  /** What must be mended in it before the form can be sent. */
  wrong?: (form: Form) => string | undefined
  /**
   * Its control with its label, and what is wrong with it once that is said; absent for what is not changed here. `of`: the
   * record below the form, where there is one.
   */
  draw?: (form: Form, change: Change<Form>, invalid?: string, of?: Value) => ReactNode
}

/** What a form says, field by field (meanwhile.ts). */
export const factsOf =
  <Form, Value>(fields: readonly FormField<Form, Value>[]) =>
  (form: Form, of: Value): Facts =>
    fields.flatMap(({ label, read }) => (read ? [[label, read(form, of)] as const] : []))

/** What a record says beside what is written of it here. */
export const saidField = <Value,>(label: string, read: (of: Value) => string): FormField<object, Value> => ({
  label,
  read: (_, of) => read(of),
})

/** Whether something must be mended first. */
export const isWrong = <Form, Value>(fields: readonly FormField<Form, Value>[], form: Form): boolean =>
  fields.some(({ wrong }) => wrong?.(form))

interface FormFieldsProps<Form, Value> {
  fields: readonly FormField<Form, Value>[]
  form: Form
  change: Change<Form>
  /** What is wrong is said. */
  tried?: boolean
  /** The record below the form. */
  of?: Value | undefined
}

/** The fields of a form, in their order. */
export function FormFields<Form, Value>({ fields, form, change, tried, of }: FormFieldsProps<Form, Value>) {
  return fields.map(({ label, draw, wrong }) => (
    <Drawn key={label}>{draw?.(form, change, tried ? wrong?.(form) : undefined, of)}</Drawn>
  ))
}
const Drawn = ({ children }: { children: ReactNode }) => children

type Around = Omit<FieldProps, 'label' | 'children' | 'invalid'>
/** The parts of a form that are of a kind. */
export type Named<Form, Kind> = { [Name in keyof Form]: Form[Name] extends Kind ? Name : never }[keyof Form]

/** A control in its field. */
export function inField(
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
  { min, max, ...around }: Around & { min?: (form: Form) => string; max?: string } = {},
): FormField<Form> {
  return {
    label,
    read: (form) => showDay(String(form[name])),
    draw: (form, change, invalid) =>
      inField(
        label,
        { ...around, invalid },
        <DayInput
          min={min?.(form)}
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
  { digits = 9, placeholder, ...around }: Around & { digits?: number; placeholder?: string } = {},
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
          placeholder={placeholder}
          value={String(form[name])}
          onAmount={(plain) => change({ [name]: plain } as Partial<Form>)}
        />,
      ),
  }
}

/** Text of several lines. `clean`: what may not stand in it goes as it is typed. */
export function longTextField<Form>(
  label: string,
  name: Named<Form, string>,
  {
    rows,
    maxLength,
    clean = (typed) => typed,
    ...around
  }: Around & { rows: number; maxLength?: number; clean?: (typed: string) => string },
): FormField<Form> {
  return {
    label,
    read: (form) => String(form[name]),
    draw: (form, change, invalid) =>
      inField(
        label,
        { ...around, invalid },
        <textarea
          className="lb-long-text"
          rows={rows}
          maxLength={maxLength}
          value={String(form[name])}
          onChange={({ target }) => change({ [name]: clean(target.value) } as Partial<Form>)}
        />,
      ),
  }
}
