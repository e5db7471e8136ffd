// The one name that has a dot of its own (R221).
const step = /^(?:\.?(Pagination\.Count|[^.[{]+)|\[\d*\]|\{\w+\})(.*)$/

/** Puts a value at a path of leaves, `Owners[].Name`, into a copy of what would be taken. */
export function withValue(input: unknown, path: string, value: unknown): unknown {
  if (path === '') return value
  const [, key = '', rest = ''] = step.exec(path) ?? []
  if (path.startsWith('[')) {
    const list = Array.isArray(input) ? [...(input as unknown[])] : []
    const at = Number(/^\[(\d+)\]/.exec(path)?.[1] ?? 0)
    list[at] = withValue(list[at], rest, value)
    return list
  }
  if (path.startsWith('{')) {
    const name = path.startsWith('{key}') ? String(value) : 'url'
    return {
      ...(input as object),
      [name]: path.startsWith('{key}') ? 'a' : withValue(undefined, rest, value),
    }
  }
  const fields = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>
  return { ...fields, [key]: withValue(fields[key], rest, value) }
}
