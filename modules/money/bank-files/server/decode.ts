import iconv from 'iconv-lite'
import type { Format } from '../format-shapes.ts'

/** Reads bytes as text of a file's encoding; `isWhole` is false when some were none of it (a rare character that the code page lacks). */
export function decode(bytes: Buffer, encoding: Format['encoding']): { text: string; isWhole: boolean } {
  const text = encoding === 'utf8' ? bytes.toString('utf8') : iconv.decode(bytes, 'cp950')
  const again = encoding === 'utf8' ? Buffer.from(text, 'utf8') : iconv.encode(text, 'cp950')
  return { text, isWhole: again.equals(bytes) }
}

const bom = Buffer.from([0xef, 0xbb, 0xbf])

/** The lines of a file as bytes, without their ends and without the mark of UTF-8 before them. */
export function linesOf(content: Buffer): Buffer[] {
  const lines: Buffer[] = []
  let from = content.subarray(0, 3).equals(bom) ? 3 : 0
  while (from < content.length) {
    const found = content.indexOf(10, from)
    const end = found < 0 ? content.length : found
    lines.push(content.subarray(from, content[end - 1] === 13 && end > from ? end - 1 : end))
    from = end + 1
  }
  return lines
}
