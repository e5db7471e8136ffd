/** A text with each `(…)` of it changed; a bracket that is never closed stays. Reads the text once. */
export function changeBrackets(text: string, change: (inside: string) => string): string {
  let changed = ''
  let at = 0
  for (;;) {
    const from = text.indexOf('(', at)
    const to = from < 0 ? -1 : text.indexOf(')', from)
    if (to < 0) return changed + text.slice(at)
    changed += text.slice(at, from) + change(text.slice(from, to + 1))
    at = to + 1
  }
}
