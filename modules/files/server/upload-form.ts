import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import { problems } from '#platform/contract/problems.ts'
import { sizeOfImage } from './image-size.ts'

/** Pixels: longer sides no camera at a desk has. */
const longestSide = 10_000
/** Milliseconds that a file may take to arrive. */
const longestReading = 30_000

export interface Image {
  content: Buffer
  contentType: string
  extension: string
}

async function fileOf(request: FastifyRequest, checkToken: (token: string) => void): Promise<Buffer> {
  let allowed = false
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname !== 'Token') continue
      checkToken(String(part.value))
      allowed = true
    } else {
      if (!allowed) throw problems.unauthenticated()
      if (part.fieldname !== 'File') throw problems.malformed()
      const content = await part.toBuffer()
      // toBuffer gives a cut-off file as if it were whole when the cut fell between two chunks.
      if (part.file.truncated) throw problems.tooLarge()
      return content
    }
  }
  throw problems.malformed()
}

/**
 * Reads the one file of a multipart body. `checkToken` is asked before a byte of the file is taken, so the field Token
 * stands first. Throws wrongType, malformed, unauthenticated, what `checkToken` throws, and tooLarge.
 */
export async function readFile(
  request: FastifyRequest,
  checkToken: (token: string) => void,
): Promise<Buffer> {
  if (!request.isMultipart()) throw problems.wrongType()
  // Whoever left before the reading began would be waited for without end.
  if (request.raw.destroyed) throw problems.malformed()
  // A transaction waits meanwhile: whoever sends too slowly is let go.
  const late = setTimeout(() => request.raw.destroy(), longestReading)
  try {
    return await fileOf(request, checkToken)
  } finally {
    clearTimeout(late)
  }
}

/** Tells an image by its bytes, never by its name. Throws malformed for an empty file, wrongType. */
export async function imageOf(content: Buffer): Promise<Image> {
  if (!content.length) throw problems.malformed()
  const type = await fileTypeFromBuffer(content)
  const size = type && sizeOfImage(content, type.mime)
  const isSensible = (side: number) => side > 0 && side <= longestSide
  if (!size || !isSensible(size.width) || !isSensible(size.height)) throw problems.wrongType()
  return { content, contentType: type.mime, extension: type.ext }
}
