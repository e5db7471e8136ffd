import type { Author, Work } from '#platform/server/work.ts'
import { fingerprint } from '../fingerprint.ts'
import { noticePublished } from '../events.ts'
import { wordsOf } from './words-of.ts'
import { noticeTable as n, targetTable as t } from './tables.ts'

type Said = Pick<typeof n.$inferInsert, 'id' | 'template' | 'title' | 'content' | 'expiresAt'>

/** Writes a take-over of screens and tells them. */
export async function writeNotice(
  work: Work,
  said: Said,
  deviceIds: readonly string[],
  by: Author,
): Promise<void> {
  const { id, template, expiresAt } = said
  await work.db
    .insert(n)
    .values({ ...said, publishedAt: work.now, publishedBy: by.accountId, publishedByName: by.name })
  await work.db.insert(t).values(deviceIds.map((deviceId) => ({ noticeId: id, deviceId })))
  work.emit(noticePublished, { noticeId: id })
  work.audit({
    action: 'emergencyNotices.publish',
    target: 'emergencyNotice',
    targetId: id,
    // What it says of somebody who is looked for is kept beside it alone, for its time.
    after: {
      noticePrint: fingerprint(wordsOf(said)),
      templateId: template,
      expiresAt,
      displayDeviceIds: deviceIds,
    },
  })
}
