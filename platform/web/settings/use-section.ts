import './texts.ts'
import { type Retry, useSubmit } from '#platform/web/form/use-submit.ts'
import type { ColleagueEdit, Reading } from '#platform/web/look/meanwhile.ts'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'

/** Which state of a section is shown; 0 and no date: nothing was decided yet. */
export interface Stamp {
  version: number
  changedAt: Date | null
  changedBy: string
}

interface SectionRules<Saved extends Stamp, Form extends object> extends Reading<Saved, Form> {
  saved: Saved
  /** The codes of the problems that say that somebody saved the section meanwhile. */
  codes: readonly number[]
  /** The section as it is now. */
  newest: () => Promise<Saved>
  send: (form: Form, version: number, retry: Retry) => Promise<unknown>
  refresh: () => Promise<unknown>
}

export interface SectionDraft<Form> {
  form: Form
  stamp: Stamp
  isDirty: boolean
  busy: boolean
  /** Why the last saving failed. */
  failure: string | undefined
  /** What somebody else saved meanwhile, which is taken in. */
  colleagueEdits: readonly ColleagueEdit[] | undefined
  change: (part: Partial<Form>) => void
  revert: () => void
  /** Whether it was saved. */
  save: () => Promise<boolean>
}

/** What was changed of a section and not saved yet; it keeps the version that the person began from. */
export function useSection<Saved extends Stamp, Form extends object>(
  rules: SectionRules<Saved, Form>,
): SectionDraft<Form> {
  const { saved, codes, formOf, factsOf, newest, send, refresh } = rules
  const { seen, form, colleagueEdits, attempt, change, start } = useMeanwhile<Saved, Form>({
    given: saved,
    codes,
    formOf,
    factsOf,
    newest,
  })
  const isDirty = JSON.stringify(form) !== JSON.stringify(formOf(seen))
  // What somebody else saved comes in at once while nothing is changed here; else when saving says who was first.
  if (saved.version > seen.version && !isDirty) start(saved)

  const act = useSubmit(async (retry) => {
    if (!isDirty) return false
    await attempt(() => send(form, seen.version, retry))
      .then(async () => {
        const now = await newest().catch(() => undefined)
        if (now) start(now)
      })
      .finally(refresh)
    return true
  })
  const save = async () => (await act.submit()) === true
  function revert() {
    start(saved)
    act.forget()
  }
  const { busy, failure } = act
  return { form, stamp: seen, isDirty, busy, failure, colleagueEdits, change, revert, save }
}
