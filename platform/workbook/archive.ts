import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { Problem } from '#platform/contract/problem.ts'
import { limits } from './limits.ts'
import { unreadable } from './unreadable.ts'

/** The parts of a workbook's archive; nothing is unpacked before it is asked for. */
export interface Archive {
  has(name: string): boolean
  /** A part piece by piece, at most as long as the archive said. Throws damaged, lies. */
  open(name: string): AsyncGenerator<Buffer>
}

const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le')

const looksLikeText = (head: Buffer) =>
  head.subarray(0, 2).equals(Buffer.from([0xff, 0xfe])) || !head.some((byte) => byte < 9)

/** Looks at the first bytes, never at the name. Throws with a sentence for what people take for a workbook. */
async function checkKind(file: Buffer): Promise<void> {
  if (!file.length) throw unreadable.empty()
  if (file.subarray(0, 8).equals(oldOffice))
    throw file.includes(encryptedPackage) ? unreadable.encrypted() : unreadable.oldFormat()
  if (file.subarray(0, 2).toString('latin1') === 'PK') return
  const { fileTypeFromBuffer } = await import('file-type')
  const kind = await fileTypeFromBuffer(file.subarray(0, 4100)).catch(() => undefined)
  throw !kind && looksLikeText(file.subarray(0, 4096)) ? unreadable.text() : unreadable.otherFormat()
}

const kindsOfLies = /invalid uncompressed size|too many bytes in the stream|not enough bytes in the stream/
const kindsOfNames = /invalid characters in fileName|absolute path|invalid relative path/

/** What yauzl, the inflating or the archive itself complained of, as a sentence. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const said = error instanceof Error ? error.message : ''
  if (kindsOfLies.test(said)) return unreadable.lies()
  return kindsOfNames.test(said) ? unreadable.names() : unreadable.damaged()
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.parts) throw unreadable.tooLarge()
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    // Of two parts of one name programs choose differently.
    if (entries.has(entry.fileName)) throw unreadable.damaged()
    entries.set(entry.fileName, entry)
  }
  return entries
}

/** Opens a workbook's archive and looks at its list of parts. Throws one of the problems of `unreadable`. */
export async function openArchive(file: Buffer): Promise<Archive> {
  await checkKind(file)
  try {
    const zip = await fromBufferPromise(file, { lazyEntries: true, validateEntrySizes: true })
    const entries = await entriesOf(zip)
    if (!entries.has('[Content_Types].xml') || !entries.has('xl/workbook.xml')) throw unreadable.otherFormat()
    return {
      has: (name) => entries.has(name),
      async *open(name) {
        const entry = entries.get(name)
        if (!entry) throw unreadable.damaged()
        if (entry.isEncrypted()) throw unreadable.encrypted()
        if (entry.uncompressedSize > limits.partBytes) throw unreadable.tooLarge()
        try {
          for await (const piece of await zip.openReadStreamPromise(entry)) yield piece as Buffer
        } catch (error) {
          throw asProblem(error)
        }
      },
    }
  } catch (error) {
    throw asProblem(error)
  }
}
