import type { PictureKind } from './picture.ts'

/** Frames of a GIF: its image descriptors; 0 when a block leads beyond the end before the first. */
function framesOfGif(content: Buffer): number {
  const tableAt = (at: number) => ((content[at] ?? 0) & 0x80 ? 3 * 2 ** (((content[at] ?? 0) & 7) + 1) : 0)
  let at = 13 + tableAt(10)
  let frames = 0
  const skipBlocks = () => {
    for (let size = content[at]; size; size = content[at]) at += size + 1
    at++
  }
  while (at < content.length) {
    const block = content[at]
    if (block === 0x2c) {
      frames++
      at += 10 + tableAt(at + 9) + 1
    } else if (block === 0x21) at += 2
    else break
    skipBlocks()
  }
  return frames
}

/** Frames of a PNG as its acTL chunk says, which stands before the first picture; 1 without one. */
function framesOfPng(content: Buffer): number {
  for (let at = 8; at + 12 <= content.length; at += 12 + content.readUInt32BE(at)) {
    const kind = content.toString('latin1', at + 4, at + 8)
    if (kind === 'acTL') return content.readUInt32BE(at + 8)
    if (kind === 'IDAT') return 1
  }
  return 0
}

/** Frames of a WebP: its ANMF chunks; 1 when it is not animated. */
function framesOfWebp(content: Buffer): number {
  let frames = 0
  for (let at = 12; at + 8 <= content.length; ) {
    if (content.toString('latin1', at, at + 4) === 'ANMF') frames++
    const size = content.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return frames || 1
}

const readers: Record<PictureKind, (content: Buffer) => number> = {
  png: framesOfPng,
  gif: framesOfGif,
  webp: framesOfWebp,
  jpeg: () => 1,
}

/** How many frames a picture has, by its blocks; each is looked at once. 0: there is no picture inside. */
export const framesOf = (content: Buffer, kind: PictureKind): number => readers[kind](content)
