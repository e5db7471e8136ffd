export interface Block {
  kind: 'paragraph' | 'points'
  lines: string[]
}

const point = /^\s*[・•\-*]\s*/

/** A text as paragraphs and lists of points: an empty line parts them, and so does a change between both. */
export function blocksOf(body: string): Block[] {
  const blocks: Block[] = []
  let isNew = true
  for (const line of body.split('\n')) {
    if (line.trim() === '') {
      isNew = true
      continue
    }
    const kind = point.test(line) ? 'points' : 'paragraph'
    const words = line.replace(point, '').trim()
    const last = blocks.at(-1)
    if (!isNew && last?.kind === kind) last.lines.push(words)
    else blocks.push({ kind, lines: [words] })
    isNew = false
  }
  return blocks
}
