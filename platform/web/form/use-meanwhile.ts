import { useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { type ColleagueEdit, mergeNewest } from '#platform/web/look/meanwhile.ts'
import { factsOf, type FormField } from './fields.tsx'

/** A record that is corrected. */
export interface Asked<Value, Form extends object> {
  /** The record as it stands when the box opens. */
  given: Value
  /** The problems that say that another desk was faster. */
  codes: readonly number[]
  /** The form that says the same as a record. */
  formOf: (value: Value) => Form
  /** What the form says, field by field. */
  fields: readonly FormField<Form, Value>[]
  /** The record as it is now; undefined when it cannot be had. */
  newest: (told: Problem) => Promise<Value | undefined>
}

interface Follows<Value, Form extends object> extends Asked<Value, Form> {
  /** Whether the record given is newer than the one seen: it comes in at once while nothing is typed. */
  isNewer?: (given: Value, seen: Value) => boolean
  /** Whether the form says something else than the record, where that is more than its letters. */
  isChanged?: (form: Form, seen: Value) => boolean
}

/**
 * A form over a record that others may change meanwhile. It is sent with the version that was seen, so that nobody's change
 * is overwritten unseen; when another desk was faster, its changes come in and are told, and what was typed here stays.
 */
export function useMeanwhile<Value, Form extends object>(asked: Follows<Value, Form>) {
  const { given, codes, formOf, fields, newest } = asked
  const [{ seen, form, colleagueEdits }, setState] = useState<{
    seen: Value
    form: Form
    colleagueEdits?: ColleagueEdit[]
  }>(() => ({ seen: given, form: formOf(given) }))
  const start = (value: Value) => setState({ seen: value, form: formOf(value) })
  const isDirty = asked.isChanged?.(form, seen) ?? JSON.stringify(form) !== JSON.stringify(formOf(seen))
  if (asked.isNewer?.(given, seen) && !isDirty) start(given)

  /** Runs what sends the form; throws what it throws, after the newest record was taken in. */
  async function attempt<Done>(work: () => Promise<Done>): Promise<Done> {
    setState((old) => ({ ...old, colleagueEdits: undefined }))
    try {
      return await work()
    } catch (error) {
      if (error instanceof Problem && codes.includes(error.code)) {
        const now = await newest(error).catch(() => undefined)
        if (now !== undefined) setState((old) => mergeNewest({ formOf, factsOf: factsOf(fields) }, old, now))
      }
      throw error
    }
  }

  return {
    /** The newest record that this box knows. */
    seen,
    form,
    /** Something was typed that the record does not say. */
    isDirty,
    /** What others changed, while it has to be told. */
    colleagueEdits,
    attempt,
    change: (patch: Partial<Form>) => setState((old) => ({ ...old, form: { ...old.form, ...patch } })),
    /** Begins anew with another record. */
    start,
    /** The record says now what was sent, and the form goes on: what was typed since stays. */
    saved: (value: Value) => setState((old) => ({ ...old, seen: value, colleagueEdits: undefined })),
  }
}
