export interface Size {
  width: number
  height: number
}

function sizeOfPng(content: Buffer): Size | undefined {
  if (content.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
}

/** A frame header: C0 to CF, but for the tables C4, C8 and CC. */
const startsFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function sizeOfJpeg(content: Buffer): Size | undefined {
  let at = 2
  while (at + 9 < content.length && content[at] === 0xff) {
    const marker = content.readUInt8(at + 1)
    if (marker === 0xff) {
      at++
    } else if (startsFrame(marker)) {
      return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) }
    } else {
      at += 2 + content.readUInt16BE(at + 2)
    }
  }
  return undefined
}

function sizeOfWebp(content: Buffer): Size | undefined {
  const kind = content.toString('latin1', 12, 16)
  if (kind === 'VP8X') {
    return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 }
  }
  if (kind === 'VP8L' && content[20] === 0x2f) {
    const bits = content.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (kind === 'VP8 ' && content.readUIntBE(23, 3) === 0x9d012a) {
    return { width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff }
  }
  return undefined
}

/** The images that are taken: what a browser's camera and canvas make. */
const readers: Record<string, (content: Buffer) => Size | undefined> = {
  'image/png': sizeOfPng,
  'image/jpeg': sizeOfJpeg,
  'image/webp': sizeOfWebp,
}

/** Width and height in pixels as the image's header says; undefined when it is no such image or is cut off in its header. */
export function sizeOfImage(content: Buffer, contentType: string): Size | undefined {
  return content.length < 30 ? undefined : readers[contentType]?.(content)
}
