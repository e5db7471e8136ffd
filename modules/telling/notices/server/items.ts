import type { Lease } from '#platform/server/database.ts'
import type { NoticeItem, NoticeSubject } from '#platform/server/notice-subject.ts'

/** What modules declare that residents are told of. */
export type Subjects = readonly NoticeSubject[]

/** Items as they are now, by the kind of their subject; of a kind that nobody declares there are none. */
export async function itemsOf(
  lease: Lease,
  subjects: Subjects,
  asked: readonly { kind: string; ids: readonly string[] }[],
): Promise<NoticeItem[]> {
  const found: NoticeItem[] = []
  for (const { kind, items } of subjects) {
    const ids = asked.filter((item) => item.kind === kind).flatMap((item) => item.ids)
    if (ids.length) found.push(...(await items(lease, ids)))
  }
  return found
}
