import { eq } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { pictureOf, type PictureLimits } from '#platform/server/picture.ts'
import { wrongImage } from '../draft-contract.ts'
import type { Editing } from './editing.ts'
import { broadcastImages } from './tables.ts'

/** Bytes that the picture of an icon may have: it comes with the first page of every browser. */
const imageLimit = 300 * 1024
/** It is shown at 64 pixels; a picture four times as sharp is a quarter of this. */
const limits: PictureLimits = {
  kinds: ['png', 'jpeg', 'webp', 'gif'],
  side: 2000,
  pixels: 20_000_000,
  frames: 120,
}

/** Throws wrongImage for what is no picture, and what pictureOf throws for one that is too large. */
function kindOf(content: Buffer) {
  try {
    return pictureOf(content, limits)
  } catch (error) {
    throw error instanceof Problem && error.status === 413 ? error : wrongImage()
  }
}

/** Keeps the picture of an icon. Gives its id. Throws wrongImage, pictureTooLarge, tooManyFrames. */
export async function storeBroadcastImage({ lease, editor }: Editing, content: Buffer): Promise<string> {
  if (content.length > imageLimit) throw wrongImage()
  const { contentType } = kindOf(content)
  const id = newId()
  await lease.db.insert(broadcastImages).values({ id, contentType, content, createdByName: editor.name })
  return id
}

/** The picture of an icon that this community sees; through the door, of any. Throws notFound. */
export async function loadImage(lease: Lease, imageId: string) {
  const [found] = await lease.db
    .select({ contentType: broadcastImages.contentType, content: broadcastImages.content })
    .from(broadcastImages)
    .where(eq(broadcastImages.id, imageId))
  if (!found) throw problems.notFound()
  return found
}
