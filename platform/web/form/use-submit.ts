import { type SubmitEvent, useRef, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { problem } from '#platform/contract/problem.ts'
import type { CallOptions } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { focusInvalid } from '#platform/web/input/focus-invalid.ts'
import { alertBox } from '#platform/web/look/alerts.ts'

/** What an act gives to its calls, so that sending the same again after a lost answer is the same act, and why it was not done is said once, in the form. */
export interface Retry extends Required<Pick<CallOptions, 'keys' | 'isSaid'>> {
  /** Does once for this act what must not be done again for the same thing: the upload of a signature. */
  once: <Done>(of: unknown, work: () => Promise<Done>) => Promise<Done>
  /** The id of what is made of an input: made once, so that the same request has the same id. */
  idOf: (input: unknown) => string
}

function newRetry(): Retry {
  const done = new Map<unknown, unknown>()
  const ids = new Map<string, string>()
  return {
    keys: new Map(),
    isSaid: true,
    idOf(input) {
      const asked = JSON.stringify(input)
      const id = ids.get(asked) ?? newId()
      ids.set(asked, id)
      return id
    },
    once: async <Done>(of: unknown, work: () => Promise<Done>) => {
      if (!done.has(of)) done.set(of, await work())
      return done.get(of) as Done
    },
  }
}

export interface SubmitOptions {
  /** What is waited for before the fields are looked at: answers that keys were quicker than. It throws nothing. */
  settle?: (() => Promise<unknown>) | undefined
  /** Whether a field must be mended first. From then on `tried` is true, and fields say what is wrong with them. */
  isWrong?: (() => boolean) | undefined
  /** Which of several forms it stands for now: what one of them was refused for is not said of another. */
  about?: string | undefined
  /** Looks at what there is now, where it was not done; why is said in the form all the same. */
  again?: () => unknown
  /** Says what the work threw, where it is not said in the form (`inBox`). */
  onFailure?: (error: unknown) => unknown
}

/** Ends a work before it is sent, with what the person has to do first. */
export function refuse(sentence: string): never {
  throw problem(400001, sentence)
}

/** Says why something was not done in a box over the page. */
export const inBox = (error: unknown): Promise<void> => alertBox(sentenceOf(error))

/**
 * Sending a form, or any other act of a page: one at a time, with why it failed and where the focus goes. What the work
 * gives to its calls as `retry` keeps a key for each request until the whole act succeeded.
 */
export function useSubmit<Args extends unknown[] = [], Done = void>(
  work: (retry: Retry, ...args: Args) => Promise<Done>,
  { settle, isWrong, about = '', again, onFailure }: SubmitOptions = {},
) {
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [failed, setFailed] = useState<{ about: string; error: unknown; sentence: string }>()
  const running = useRef(false)
  const [retry, setRetry] = useState(newRetry)
  const place = useRef<HTMLElement>(null)

  function mustMend(): boolean {
    const unreadable = place.current?.querySelector('[data-unreadable]')
    if (!isWrong?.() && !unreadable) return false
    setTried(true)
    return true
  }

  /** Does the work; undefined when it was not done, or is under way already. */
  async function submit(...args: Args): Promise<Done | undefined> {
    if (running.current) return undefined
    setFailed(undefined)
    running.current = true
    if (settle) {
      setBusy(true)
      await settle()
    }
    if (mustMend()) {
      running.current = false
      setBusy(false)
      toInvalid()
      return undefined
    }
    setBusy(true)
    try {
      const done = await work(retry, ...args)
      setRetry(newRetry)
      setTried(false)
      return done
    } catch (error) {
      if (onFailure) await onFailure(error)
      else setFailed({ about, error, sentence: sentenceOf(error) })
      again?.()
      toInvalid()
      return undefined
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const toInvalid = () => place.current && focusInvalid(place.current)
  const ref = (element: HTMLElement | null) => {
    place.current = element
  }

  return {
    busy,
    /** Fields say what is wrong with them: it was sent with something wrong. */
    tried,
    /** Why it was not done, until it is tried again. */
    failure: failed?.about === about ? failed.sentence : undefined,
    error: failed?.about === about ? failed.error : undefined,
    submit,
    /** Whether it is under way right now, also within one event. */
    isRunning: () => running.current,
    /** Says what stands in its way; undefined takes back what was said. */
    complain: (sentence: string | undefined) =>
      setFailed(sentence === undefined ? undefined : { about, error: undefined, sentence }),
    /** Takes back what was said of it: something else was typed. */
    forget: () => {
      setFailed(undefined)
      setTried(false)
    },
    /** Of an element around the fields, where there is no form. */
    ref,
    /** Of the form: `<form {...save.form}>`, for work without arguments of its own. */
    form: {
      ref,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void (submit as () => Promise<unknown>)()
      },
    },
  }
}

export type Submit = Pick<ReturnType<typeof useSubmit>, 'busy' | 'tried' | 'failure' | 'error' | 'form'> & {
  submit: () => Promise<unknown>
}
