import { imageDimensionsFromData } from 'image-dimensions'
import { problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { framesOf } from './picture-frames.ts'

const contentTypes = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp', gif: 'image/gif' } as const
const extensions = { png: 'png', jpeg: 'jpg', webp: 'webp', gif: 'gif' } as const
export type PictureKind = keyof typeof contentTypes

/** What a picture may be: of what kinds, and how much it may make a browser unpack. */
export interface PictureLimits {
  kinds: readonly PictureKind[]
  /** Pixels of the longer side. */
  side: number
  /** Pixels of all frames together. */
  pixels: number
  frames: number
}

export interface Picture {
  content: Buffer
  contentType: (typeof contentTypes)[PictureKind]
  extension: string
}

const counted = (n: number) => n.toLocaleString('en')

/** A few bytes can say that they are a picture of gigabytes. */
export const pictureTooLarge = (width: number, height: number, { side, pixels }: PictureLimits) =>
  problem(
    413743,
    `圖片有 ${counted(width)} × ${counted(height)} 像素，長邊最多 ${counted(side)}、總共最多 ${counted(pixels)} 像素，請縮小後再上傳。`,
  )
export const tooManyFrames = (frames: number, most: number) =>
  most === 1
    ? problem(413744, '這是會動的圖片，請改用靜態的圖片再上傳。')
    : problem(413744, `動畫有 ${counted(frames)} 格，最多 ${counted(most)} 格，請縮短後再上傳。`)

const isTaken = (kind: string, { kinds }: PictureLimits): kind is PictureKind =>
  (kinds as readonly string[]).includes(kind)

/**
 * Tells a picture by its bytes, never by its name, and measures it by its header before anything keeps it. Nothing is
 * unpacked. Throws malformed for an empty file, wrongType, pictureTooLarge, tooManyFrames.
 */
export function pictureOf(content: Buffer, limits: PictureLimits): Picture {
  if (!content.length) throw problems.malformed()
  const found = imageDimensionsFromData(content)
  if (!found || !isTaken(found.type, limits)) throw problems.wrongType()
  const { width, height, type } = found
  const frames = framesOf(content, type)
  // Without width, or cut off in what says how many frames there are.
  if (!width || !height || !frames) throw problems.wrongType()
  if (Math.max(width, height) > limits.side || width * height > limits.pixels)
    throw pictureTooLarge(width, height, limits)
  if (frames > limits.frames || width * height * frames > limits.pixels)
    throw tooManyFrames(frames, Math.min(limits.frames, Math.floor(limits.pixels / (width * height))))
  return { content, contentType: contentTypes[type], extension: extensions[type] }
}
