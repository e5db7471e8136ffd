const bytes = (length: number, write: (made: Buffer) => void): Buffer => {
  const made = Buffer.alloc(length)
  write(made)
  return made
}

function chunk(kind: string, content: Buffer): Buffer {
  const head = bytes(4, (made) => made.writeUInt32BE(content.length))
  return Buffer.concat([head, Buffer.from(kind, 'latin1'), content, Buffer.alloc(4)])
}

/** A PNG that says it has this size; `frames` of an animation, `before` bytes of metadata before its pixels. */
export function png(width: number, height: number, more: { frames?: number; before?: number } = {}): Buffer {
  const size = bytes(13, (made) => {
    made.writeUInt32BE(width, 0)
    made.writeUInt32BE(height, 4)
    made.set([8, 6, 0, 0, 0], 8)
  })
  const animated = more.frames
    ? [
        chunk(
          'acTL',
          bytes(8, (made) => made.writeUInt32BE(more.frames ?? 0)),
        ),
      ]
    : []
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('tEXt', Buffer.alloc(more.before ?? 0, 'x')),
    ...animated,
    chunk('IDAT', Buffer.alloc(8)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The head of a JPEG of this size. */
export const jpeg = (width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    bytes(19, (made) => {
      made.set([0xff, 0xc0, 0, 17, 8])
      made.writeUInt16BE(height, 5)
      made.writeUInt16BE(width, 7)
    }),
    Buffer.alloc(40),
  ])

/** A GIF of this size with so many frames. */
export function gif(width: number, height: number, frames: number): Buffer {
  const head = bytes(13, (made) => {
    made.write('GIF89a', 'latin1')
    made.writeUInt16LE(width, 6)
    made.writeUInt16LE(height, 8)
  })
  const frame = Buffer.from('21f904000a0000002c00000000010001000002024c0100', 'hex')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

/** A WebP of this size; of more than one frame, an animation. */
export function webp(width: number, height: number, frames = 1): Buffer {
  const part = (kind: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(kind, 'latin1'),
      bytes(4, (made) => made.writeUInt32LE(content.length)),
      content,
    ])
  const size = bytes(10, (made) => {
    made[0] = frames > 1 ? 2 : 0
    made.writeUIntLE(width - 1, 4, 3)
    made.writeUIntLE(height - 1, 7, 3)
  })
  const pictures = Array.from({ length: frames }, () =>
    frames > 1 ? part('ANMF', Buffer.alloc(16)) : part('VP8 ', Buffer.alloc(10)),
  )
  const content = Buffer.concat([Buffer.from('WEBP'), part('VP8X', size), ...pictures])
  return part('RIFF', content)
}
