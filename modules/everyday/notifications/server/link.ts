import { fileTypeFromBuffer } from 'file-type'
import type { OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { doWork, system } from '#platform/server/work.ts'
import { type FormattedText, picturesOf } from '#modules/everyday/formatted-text/contract.ts'
import { type AttachedFile, linkUnknown } from '../contract.ts'
import { notificationRead } from '../events.ts'

interface Opened extends Record<string, unknown> {
  communityId: string
  communityName: string
  recipientId: string
  notificationId: string
  title: string
  content: FormattedText
  files: AttachedFile[]
  sentAt: Date
  until: Date | null
  isRead: boolean
}

const byKey = `
  select r.community_id as "communityId", c.name as "communityName", r.id as "recipientId", n.id as "notificationId",
    n.title, n.content, n.files, n.sent_at as "sentAt", n.until_at as until, r.read_at is not null as "isRead"
  from notification_recipient r
  join notification n on n.community_id = r.community_id and n.id = r.notification_id
  join community c on c.id = r.community_id and c.suspended_at is null
  join community_service s on s.community_id = c.id and s.service_id = case n.kind when 'news' then 46 else 47 end
  where r.read_key = $1 and n.sent_at is not null and n.called_off_at is null
    and (n.until_at is null or n.until_at > now())`

/** What a key opens. Nothing is said of why one does not. Throws linkUnknown. */
async function opened(context: OpenContext, key: string): Promise<Opened> {
  const isKey = /^[0-9a-f]{40}$/.test(key)
  const [row] = isKey
    ? await context.database.glance('whose notification this is', (lease: Lease) =>
        lease.query<Opened>(byKey, [key]),
      )
    : []
  if (!row) throw linkUnknown()
  return row
}

/** What the link of a notification shows; from then on its household has read it (R459). Throws linkUnknown. */
export async function openLink(context: OpenContext, key: string) {
  const row = await opened(context, key)
  const { communityId, recipientId, notificationId } = row
  if (!row.isRead)
    await context.database.write(communityId, (lease) =>
      doWork(lease, { communityId, author: system, react: context.react }, async (work) => {
        await work.query('update notification_recipient set read_at = $2 where id = $1 and read_at is null', [
          recipientId,
          work.now,
        ])
        work.emit(notificationRead, { notificationId })
      }),
    )
  const { communityName, title, content, sentAt, until } = row
  return { communityName, title, content, files: row.files.map(({ name }) => name), sentAt, until }
}

/** A file of the storage as an answer that a browser shows and never runs. Throws linkUnknown when it is no more. */
export async function storedFile(storage: Storage, communityId: string, path: string): Promise<FileAnswer> {
  const content = await storage.get(communityId, path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? linkUnknown() : error
  })
  const type = await fileTypeFromBuffer(content.subarray(0, 4100))
  return { contentType: type?.mime ?? 'application/octet-stream', content }
}

/** A picture or file of what a link shows: by its path, or by the name that it has there. Throws linkUnknown. */
export async function openLinkFile(
  context: OpenContext,
  storage: Storage,
  { key, path }: { key: string; path: string },
): Promise<FileAnswer> {
  const { communityId, content, files } = await opened(context, key)
  const wanted = picturesOf(content).includes(path) ? path : files.find(({ name }) => name === path)?.path
  if (!wanted) throw linkUnknown()
  return storedFile(storage, communityId, wanted)
}
