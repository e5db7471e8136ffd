import './texts.ts'
import { type Retry, useSubmit } from '#platform/web/form/use-submit.ts'
import { factsOf, type FormField } from '#platform/web/form/fields.tsx'
import { type Asked, useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
import type { ColleagueEdit } from '#platform/web/look/meanwhile.ts'

/** Which state of a section is shown; 0 and no date: nothing was decided yet. */
export interface Stamp {
  version: number
  changedAt: Date | null
  /** Absent where the section does not keep who saved it. */
  changedBy?: string
}

/** A field that says something else than what is saved. */
export interface SectionChange {
  label: string
  before: string
  after: string
}

interface SectionRules<Saved extends Stamp, Form extends object>
  extends Pick<Asked<Saved, Form>, 'codes' | 'formOf' | 'fields'> {
  saved: Saved
  /** The section as it is now. */
  newest: () => Promise<Saved>
  send: (form: Form, version: number, retry: Retry) => Promise<unknown>
  refresh: () => Promise<unknown>
}

export interface SectionDraft<Form> {
  form: Form
  /** Its fields, as they were declared. */
  fields: readonly FormField<Form, never>[]
  stamp: Stamp
  isDirty: boolean
  /** What is not saved yet, field by field. */
  changes: readonly SectionChange[]
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
  const { saved: given, fields, newest, send, refresh } = rules
  const { seen, form, isDirty, colleagueEdits, attempt, change, start } = useMeanwhile<Saved, Form>({
    ...rules,
    given,
    isNewer: (saved, before) => saved.version > before.version,
  })

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
    start(given)
    act.forget()
  }
  const { busy, failure } = act
  const saidOf = factsOf(fields)
  const before = new Map(saidOf(rules.formOf(seen), seen))
  const changes = saidOf(form, seen).flatMap(([label, after]) =>
    before.get(label) === after ? [] : [{ label, before: before.get(label) ?? '', after }],
  )
  return { form, fields, stamp: seen, isDirty, changes, busy, failure, colleagueEdits, change, revert, save }
}
