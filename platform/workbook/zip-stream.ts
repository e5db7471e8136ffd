import { Readable, pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file in an archive; its content may come piece by piece. */
export interface ZipEntry {
  name: string
  content: AsyncIterable<string> | Iterable<string>
}

interface Written {
  name: Buffer
  crc: number
  size: number
  packed: number
  offset: number
}

// Sizes are unknown when a header goes out, so they follow in a descriptor (bit 3); names are UTF-8 (bit 11).
const flags = 0x0808
const deflate = 8
const version = 20
// 1 January 1980: the archive says nothing of when it was made.
const date = 0x21

/** The fields that both headers of an entry share, from `version needed` to the length of the name. */
function shared({ name, crc, packed, size }: Written): Buffer {
  const b = Buffer.alloc(26)
  b.writeUInt16LE(version, 0)
  b.writeUInt16LE(flags, 2)
  b.writeUInt16LE(deflate, 4)
  b.writeUInt16LE(date, 8)
  b.writeUInt32LE(crc, 10)
  b.writeUInt32LE(packed, 14)
  b.writeUInt32LE(size, 18)
  b.writeUInt16LE(name.length, 22)
  return b
}

const words = (...values: number[]): Buffer => {
  const b = Buffer.alloc(values.length * 4)
  for (const [i, value] of values.entries()) b.writeUInt32LE(value, i * 4)
  return b
}

const signatures = { local: 0x04034b50, descriptor: 0x08074b50, central: 0x02014b50, end: 0x06054b50 }

function centralHeader(entry: Written): Buffer {
  const madeBy = Buffer.from([version, 0])
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(entry.offset, 10)
  return Buffer.concat([words(signatures.central), madeBy, shared(entry), rest, entry.name])
}

function endRecord(entries: readonly Written[], size: number, offset: number): Buffer {
  const b = Buffer.alloc(18)
  b.writeUInt16LE(entries.length, 4)
  b.writeUInt16LE(entries.length, 6)
  b.writeUInt32LE(size, 8)
  b.writeUInt32LE(offset, 12)
  return Buffer.concat([words(signatures.end), b])
}

async function* packed(entry: ZipEntry, tally: Written): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const text of entry.content) {
      const piece = Buffer.from(text)
      tally.crc = crc32(piece, tally.crc)
      tally.size += piece.length
      yield piece
    }
  }
  const packing = createDeflateRaw()
  // An error of the source ends the packing with it, and so the loop below.
  pipeline(Readable.from(counted(), { objectMode: true, highWaterMark: 2 }), packing, () => undefined)
  for await (const piece of packing) {
    tally.packed += (piece as Buffer).length
    yield piece as Buffer
  }
}

/** A ZIP archive piece by piece, below 4 GB; each entry is read to its end before the next one is asked for. */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for await (const entry of entries) {
    const tally: Written = { name: Buffer.from(entry.name), crc: 0, size: 0, packed: 0, offset }
    const header = Buffer.concat([words(signatures.local), shared(tally), tally.name])
    yield header
    yield* packed(entry, tally)
    const descriptor = words(signatures.descriptor, tally.crc, tally.packed, tally.size)
    yield descriptor
    offset += header.length + tally.packed + descriptor.length
    written.push(tally)
  }
  const central = Buffer.concat(written.map(centralHeader))
  yield central
  yield endRecord(written, central.length, offset)
}
