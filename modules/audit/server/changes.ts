type Change = { field: string; before: string; after: string }

/** A value as text: yes and no, lists with 、, nothing as ''. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (Array.isArray(value)) return value.map(shown).join('、')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${shown(inner)}`)
      .join('，')
  return String(value)
}

/** Fields by their name; one level of objects within becomes `outer.inner`. */
function fieldsOf(value: unknown): Map<string, string> {
  const found = new Map<string, string>()
  if (value === null || value === undefined) return found
  if (typeof value !== 'object' || Array.isArray(value)) return found.set('', shown(value))
  for (const [key, inner] of Object.entries(value)) {
    if (inner !== null && typeof inner === 'object' && !Array.isArray(inner))
      for (const [deep, leaf] of Object.entries(inner)) found.set(`${key}.${deep}`, shown(leaf))
    else found.set(key, shown(inner))
  }
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
