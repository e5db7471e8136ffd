import type { OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { type FormattedText, picturesOf } from '#modules/everyday/formatted-text/contract.ts'
import type { AttachedFile } from '#modules/everyday/notifications/contract.ts'
import { storedFile } from '#modules/everyday/notifications/server/public.ts'
import { newsLinkUnknown } from '../contract.ts'

interface Opened extends Record<string, unknown> {
  communityId: string
  communityName: string
  title: string
  content: FormattedText
  files: AttachedFile[]
  sentAt: Date
  until: Date | null
}

const byKey = `
  select n.community_id as "communityId", c.name as "communityName", n.title, n.content, n.files,
    coalesce(n.publish_at, n.released_at) as "sentAt", n.offline_at as until
  from news n join community c on c.id = n.community_id and c.suspended_at is null
  join community_service s on s.community_id = c.id and s.service_id = 46
  where n.read_key = $1 and n.deleted_at is null and n.released_at is not null and n.taken_off_at is null
    and coalesce(n.publish_at <= now(), true) and coalesce(n.offline_at > now(), true)`

/** The news of a poster while they are online. Nothing is said of why a key opens none. Throws newsLinkUnknown. */
async function opened(context: OpenContext, key: string): Promise<Opened> {
  const [row] = /^[0-9a-f]{40}$/.test(key)
    ? await context.database.glance('whose news these are', (lease: Lease) =>
        lease.query<Opened>(byKey, [key]),
      )
    : []
  if (!row) throw newsLinkUnknown()
  return row
}

/** What the QR code of a poster shows. Throws newsLinkUnknown. */
export async function openNews(context: OpenContext, key: string) {
  const { communityName, title, content, files, sentAt, until } = await opened(context, key)
  return { communityName, title, content, files: files.map(({ name }) => name), sentAt, until }
}

/** A picture or file of it. Throws newsLinkUnknown. */
export async function openNewsFile(
  context: OpenContext,
  storage: Storage,
  { key, path }: { key: string; path: string },
): Promise<FileAnswer> {
  const { communityId, content, files } = await opened(context, key)
  const wanted = picturesOf(content).includes(path) ? path : files.find(({ name }) => name === path)?.path
  if (!wanted) throw newsLinkUnknown()
  return storedFile(storage, communityId, wanted)
}
