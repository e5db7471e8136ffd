import { problems } from '#platform/contract/problems.ts'
import { sizeOfImage } from './image-size.ts'

/** Pixels: longer sides no camera at a desk has. */
const longestSide = 10_000

export interface Image {
  content: Buffer
  contentType: string
  extension: string
}

let library: Promise<typeof import('file-type')> | undefined

/** Tells an image by its bytes, never by its name. Throws malformed for an empty file, wrongType. */
export async function imageOf(content: Buffer): Promise<Image> {
  if (!content.length) throw problems.malformed()
  library ??= import('file-type')
  const { fileTypeFromBuffer } = await library
  const type = await fileTypeFromBuffer(content)
  const size = type && sizeOfImage(content, type.mime)
  const isSensible = (side: number) => side > 0 && side <= longestSide
  if (!size || !isSensible(size.width) || !isSensible(size.height)) throw problems.wrongType()
  return { content, contentType: type.mime, extension: type.ext }
}
