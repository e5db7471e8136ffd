import { SaxesParser } from 'saxes'
import { limits } from './limits.ts'
import { unreadable } from './unreadable.ts'

/** What hears the elements of a part as they come, by their names without prefix. */
export interface XmlReader {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

/** Bytes from one `<` to the next: no cell is longer, and nothing is held in memory for longer. */
const longestGap = 1024 * 1024
const open = '<'.charCodeAt(0)

const bare = (name: string) => name.slice(name.indexOf(':') + 1)

/** Keeps a hostile part from growing one text or one tag without end. */
function gapWatch() {
  let since = 0
  return (piece: Buffer) => {
    const last = piece.lastIndexOf(open)
    since = last === -1 ? since + piece.length : piece.length - last
    if (since > longestGap) throw unreadable.tooLarge()
  }
}

function parserFor(reader: XmlReader): SaxesParser {
  const parser = new SaxesParser()
  let [depth, elements, attributes] = [0, 0, 0]
  parser.on('error', () => {
    throw unreadable.damaged()
  })
  // Only a definition could bring entities; workbooks have none.
  parser.on('doctype', () => {
    throw unreadable.entities()
  })
  parser.on('attribute', ({ value }) => {
    if (++attributes > limits.attributes || value.length > limits.attribute) throw unreadable.tooMuch('屬性')
  })
  parser.on('opentag', (tag) => {
    if (++depth > limits.depth) throw unreadable.damaged()
    if (++elements > limits.elements) throw unreadable.tooMuch('內容')
    attributes = 0
    reader.open(bare(tag.name), tag.attributes)
  })
  const said = (text: string) => reader.text?.(text)
  parser.on('text', said)
  parser.on('cdata', said)
  parser.on('closetag', ({ name }) => {
    depth--
    reader.close?.(bare(name))
  })
  return parser
}

/**
 * Reads one part of a workbook piece by piece; between pieces others have their turn. Throws what `reader` throws, and
 * damaged, entities, tooLarge, tooMuch.
 */
export async function readXml(pieces: AsyncIterable<Buffer>, reader: XmlReader): Promise<void> {
  const parser = parserFor(reader)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const watch = gapWatch()
  const textOf = (piece?: Buffer) => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
    } catch {
      throw unreadable.damaged()
    }
  }
  for await (const piece of pieces) {
    watch(piece)
    parser.write(textOf(piece))
    await new Promise(setImmediate)
  }
  parser.write(textOf())
  parser.close()
}
