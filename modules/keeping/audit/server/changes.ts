import type { AuditChange } from '../contract.ts'
import { isId } from '../audit-speaker.ts'
import { isSecretField } from '../secret-fields.ts'

/** A value as text, and its entries where it is a list of plain values. */
interface Said {
  text: string
  items?: readonly string[]
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'boolean' ? (value ? '是' : '否') : String(value)
}
const listed = (items: readonly string[]): Said => ({ text: items.join('、'), items })

/**
 * The fields of a value by their paths: what stands within is `outer.inner`, of a list of groups each by its place from
 * 1 (`owners.1.phone`). A list of plain values is one text with 、, yes and no are 是 and 否, nothing is ''.
 */
function fieldsOf(value: unknown, path = '', found = new Map<string, Said>()): Map<string, Said> {
  const below = (key: string | number) => (path ? `${path}.${key}` : String(key))
  if (Array.isArray(value)) {
    if (value.some(isGroup)) for (const [nth, one] of value.entries()) fieldsOf(one, below(nth + 1), found)
    else found.set(path || 'list', listed(value.map(shown)))
  } else if (isGroup(value)) {
    for (const [key, inner] of Object.entries(value)) fieldsOf(inner, below(key), found)
  } else if (path) found.set(path, { text: shown(value) })
  return found
}

const nothing: Said = { text: '' }
/** Lists that have at least as many entries in common are said by what left them and what came. */
const manyInCommon = 4

/** Both sides of a field; of two long lists with the same but a few entries, those few. */
function sidesOf(was: Said, is: Said): Omit<AuditChange, 'field'> {
  const whole = { before: was.text, after: is.text, same: 0 }
  const { items: old = [] } = was
  const { items: now = [] } = is
  const [gone, come] = [old.filter((text) => !now.includes(text)), now.filter((text) => !old.includes(text))]
  const same = old.length - gone.length
  if (same < manyInCommon || gone.length + come.length === 0) return whole
  return { before: listed(gone).text, after: listed(come).text, same }
}

/** Says something to people, as an id does not. */
const says = ({ before, after }: AuditChange) =>
  ![before, after].every((text) => text === '' || isId.test(text))

/**
 * What an audit row says that changed, field by field. Where it has both sides, a field that is the same on both is left
 * out; where it has one, every field of it stands there. Of secrets it is only said that there was one;
 * an id stands there only where there is nothing else.
 */
export function changesOf(before: unknown, after: unknown): AuditChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const hasBoth = was.size > 0 && is.size > 0
  const hide = (text: string) => (text === '' ? '' : '••••••')
  const changes = [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, ...sidesOf(was.get(field) ?? nothing, is.get(field) ?? nothing) }))
    .filter((item) => (hasBoth ? item.before !== item.after : item.before !== '' || item.after !== ''))
    .map((item) =>
      isSecretField(item.field)
        ? { ...item, before: hide(item.before), after: hide(item.after), same: 0 }
        : item,
    )
  return changes.some(says) ? changes.filter(says) : changes
}
