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

/** What stands around a control besides its label and what is wrong. */
export type Around = Omit<FieldProps, 'label' | 'children' | 'invalid'>
/** The parts of a form that are of a kind. */
export type Named<Form, Kind> = { [Name in keyof Form]: Form[Name] extends Kind ? Name : never }[keyof Form]

/** A part of a form that is kept as text, in a control of its own. `show`: as people read it. */
export const controlField = <Form,>(
  label: string,
  name: Named<Form, string>,
  around: Around,
  control: (value: string, put: (value: string) => void, form: Form) => ReactElement<{ id?: string }>,
  show = (value: string) => value,
): FormField<Form> => ({
  label,
  read: (form) => show(String(form[name])),
  draw: (form, change, invalid) => (
    <Field label={label} {...around} invalid={invalid}>
      {control(String(form[name]), (value) => change({ [name]: value } as Partial<Form>), form)}
    </Field>
  ),
})

/** A line of text. */
export const textField = <Form,>(
  label: string,
  name: Named<Form, string>,
  {
    input,
    ...around
  }: Around & { input?: Omit<TextInputProps, 'value' | 'onText'> & { 'data-scans'?: 'code' } } = {},
): FormField<Form> =>
  controlField(label, name, around, (value, put) => <TextInput {...input} value={value} onText={put} />)

/** A day: 2026-11-23, or '' for none. */
export const dayField = <Form,>(
  label: string,
  name: Named<Form, string>,
  { min, max, ...around }: Around & { min?: (form: Form) => string; max?: string } = {},
): FormField<Form> =>
  controlField(
    label,
    name,
    around,
    (value, put, form) => <DayInput min={min?.(form)} max={max} value={value} onDay={put} />,
    showDay,
  )

/** An amount, of whole NT$ or of pieces, as its digits. */
export const amountField = <Form,>(
  label: string,
  name: Named<Form, string>,
  { digits = 9, placeholder, ...around }: Around & { digits?: number; placeholder?: string } = {},
): FormField<Form> =>
  controlField(
    label,
    name,
    around,
    (value, put) => <AmountInput digits={digits} placeholder={placeholder} value={value} onAmount={put} />,
    showAmount,
  )

/** Text of several lines. `clean`: what may not stand in it goes as it is typed. */
export const longTextField = <Form,>(
  label: string,
  name: Named<Form, string>,
  {
    rows,
    maxLength,
    clean = (typed) => typed,
    ...around
  }: Around & { rows: number; maxLength?: number; clean?: (typed: string) => string },
): FormField<Form> =>
  controlField(label, name, around, (value, put) => (
    <textarea
      className="lb-long-text"
      rows={rows}
      maxLength={maxLength}
      value={value}
      onChange={({ target }) => put(clean(target.value))}
    />
  ))
