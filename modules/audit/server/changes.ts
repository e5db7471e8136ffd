type Change = { field: string; before: string; after: string }

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'boolean' ? (value ? '是' : '否') : String(value)
}

/**
 * The fields of a value by their paths: what stands within is `outer.inner`, of a list of groups each by its place from
 * 1 (`owners.1.phone`). A list of plain values is one text with 、, yes and no are 是 and 否, nothing is ''.
 */
function fieldsOf(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  const below = (key: string | number) => (path ? `${path}.${key}` : String(key))
  if (Array.isArray(value)) {
    if (value.some(isGroup)) for (const [nth, one] of value.entries()) fieldsOf(one, below(nth + 1), found)
    else found.set(path || 'list', value.map(shown).join('、'))
  } else if (isGroup(value)) {
    for (const [key, inner] of Object.entries(value)) fieldsOf(inner, below(key), found)
  } else if (path) found.set(path, shown(value))
  return found
}

/**
 * What an audit row says that changed, field by field. Where it has both sides, a field that is the same on both is left
 * out; where it has one, every field of it stands there.
 */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const hasBoth = was.size > 0 && is.size > 0
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? '', after: is.get(field) ?? '' }))
    .filter((one) => (hasBoth ? one.before !== one.after : one.before !== '' || one.after !== ''))
}
