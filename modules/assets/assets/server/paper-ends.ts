import { sql } from 'drizzle-orm'
import { assetTable as a, attachmentTable as t } from './tables.ts'

/** Days before its end from which a paper of an asset is told and listed. */
export const paperDays = 30

/** Whether an asset has a paper that ended or ends within these days, by Taipei's day. */
export const hasPaperEnding = sql`exists (select from ${t} where ${t.communityId} = ${a.communityId} and ${t.assetId} = ${a.id}
  and ${t.removedAt} is null and ${t.validUntil} <= (now() at time zone 'Asia/Taipei')::date + ${sql.raw(String(paperDays))})`
