import { eq } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { wrongImage } from '../draft-contract.ts'
import type { Editing } from './editing.ts'
import { broadcastImages } from './tables.ts'

/** Bytes that the picture of an icon may have: it comes with the first page of every browser. */
const imageLimit = 300 * 1024
const imageTypes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])

/** Keeps the picture of an icon; what it is, is told by its first bytes. Gives its id. Throws wrongImage. */
export async function storeBroadcastImage({ lease, editor }: Editing, content: Buffer): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = content.length <= imageLimit ? await fileTypeFromBuffer(content) : undefined
  if (!type || !imageTypes.has(type.mime)) throw wrongImage()
  const id = newId()
  await lease.db
    .insert(broadcastImages)
    .values({ id, contentType: type.mime, content, createdByName: editor.name })
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
