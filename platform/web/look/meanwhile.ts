/** What a form or a record says, as people read it: the names of its fields with their values, in the order of the form. */
export type Facts = readonly (readonly [field: string, value: string])[]

/** A field that another desk changed; `mine` where something else stays, which was typed here. */
export interface ColleagueEdit {
  field: string
  before: string
  theirs: string
  mine?: string
}

const same = (item: unknown, other: unknown) => JSON.stringify(item) === JSON.stringify(other)

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

function rebased(before: unknown, typed: unknown, now: unknown): unknown {
  if (!isGroup(before) || !isGroup(typed) || !isGroup(now)) return same(before, typed) ? now : typed
  const names = new Set([...Object.keys(now), ...Object.keys(typed)])
  return Object.fromEntries([...names].map((name) => [name, rebased(before[name], typed[name], now[name])]))
}

/** What another desk changed meanwhile comes in; what this one typed stays, field by field, also in groups of fields. */
export function rebase<Form extends object>(before: Form, typed: Form, now: Form): Form {
  return rebased(before, typed, now) as Form
}

/** What another desk changed, field by field, and where the merged form says something else. */
export function colleagueEditsOf(before: Facts, now: Facts, merged: Facts = now): ColleagueEdit[] {
  const [old, mine] = [new Map(before), new Map(merged)]
  const fields = [...now.map(([field]) => field), ...before.map(([field]) => field)]
  const next = new Map(now)
  return [...new Set(fields)].flatMap((field) => {
    const [was, is, wished] = [old.get(field) ?? '', next.get(field) ?? '', mine.get(field) ?? '']
    if (was === is) return []
    return [{ field, before: was, theirs: is, ...(wished === is ? {} : { mine: wished }) }]
  })
}

/** How a box reads a record: the form that says the same, and what a form says in words. */
export interface Reading<Value, Form extends object> {
  formOf: (value: Value) => Form
  /** `of`: the record that the form was made of. */
  factsOf: (form: Form, of: Value) => Facts
}

/** The form on the newest record, and what came in with it. */
export function mergeNewest<Value, Form extends object>(
  { formOf, factsOf }: Reading<Value, Form>,
  { seen, form }: { seen: Value; form: Form },
  now: Value,
): { seen: Value; form: Form; colleagueEdits: ColleagueEdit[] } {
  const [before, next] = [formOf(seen), formOf(now)]
  const merged = rebase(before, form, next)
  return {
    seen: now,
    form: merged,
    colleagueEdits: colleagueEditsOf(factsOf(before, seen), factsOf(next, now), factsOf(merged, now)),
  }
}
