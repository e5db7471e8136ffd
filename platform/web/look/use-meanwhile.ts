import { useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { type ColleagueEdit, type Reading, mergeNewest } from './meanwhile.ts'

/** A record that is corrected. */
export interface Asked<Value, Form extends object> extends Reading<Value, Form> {
  /** The record as it stands when the box opens. */
  given: Value
  /** The problems that say that another desk was faster. */
  codes: readonly number[]
  /** The record as it is now; undefined when it cannot be had. */
  newest: (told: Problem) => Promise<Value | undefined>
}

/**
 * A form over a record that others may change meanwhile. It is sent with the version that was seen, so that nobody's change
 * is overwritten unseen; when another desk was faster, its changes come in and are told, and what was typed here stays.
 */
export function useMeanwhile<Value, Form extends object>(asked: Asked<Value, Form>) {
  const { given, codes, newest } = asked
  const [{ seen, form, colleagueEdits }, setState] = useState<{
    seen: Value
    form: Form
    colleagueEdits?: ColleagueEdit[]
  }>(() => ({ seen: given, form: asked.formOf(given) }))

  /** Runs what sends the form; throws what it throws, after the newest record was taken in. */
  async function attempt<Done>(work: () => Promise<Done>): Promise<Done> {
    setState((old) => ({ ...old, colleagueEdits: undefined }))
    try {
      return await work()
    } catch (error) {
      if (error instanceof Problem && codes.includes(error.code)) {
        const now = await newest(error).catch(() => undefined)
        if (now !== undefined) setState((old) => mergeNewest(asked, old, now))
      }
      throw error
    }
  }

  return {
    /** The newest record that this box knows. */
    seen,
    form,
    /** What others changed, while it has to be told. */
    colleagueEdits,
    attempt,
    change: (patch: Partial<Form>) => setState((old) => ({ ...old, form: { ...old.form, ...patch } })),
    /** Begins anew with another record. */
    start: (value: Value) => setState({ seen: value, form: asked.formOf(value) }),
  }
}
