/** A line of a text, and whether it stands in both, came or went. */
export interface LineOf {
  line: string
  is: 'same' | 'gone' | 'new'
}

/** What is different between two texts, line by line: the longest part that both have stays, the rest went or came. */
export function difference(before: readonly string[], after: readonly string[]): LineOf[] {
  // longest[i][j]: how many lines both have from line i of the first and line j of the second on.
  const longest = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const row = longest[i]
      if (row) row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const lines: LineOf[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]]
    if (old !== undefined && old === fresh) {
      lines.push({ line: old, is: 'same' })
      i++
      j++
    } else if (old !== undefined && (fresh === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ line: old, is: 'gone' })
      i++
    } else if (fresh !== undefined) {
      lines.push({ line: fresh, is: 'new' })
      j++
    }
  }
  return lines
}
