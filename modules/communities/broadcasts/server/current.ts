import { asc, desc, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import {
  boxType,
  type FloatingIcon,
  type Headline,
  imageAddress,
  type MarqueeLine,
  type VersionNode,
} from '../contract.ts'
import { isGreater } from '../version-order.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { startOf, writtenDay } from './days.ts'
import { announcementReads, broadcastTable } from './tables.ts'

const b = broadcastTable

// Row security leaves what is published for this community; the days are compared here, so that it is known when they change it.
const published = statement('broadcasts_published', (query) =>
  query
    .select({
      id: b.id,
      kind: b.kind,
      title: b.title,
      body: b.body,
      link: b.link,
      background: b.background,
      textColor: b.textColor,
      imageId: b.imageId,
      newVersion: b.newVersion,
      // As text: a day that becomes an instant is another day somewhere.
      startsOn: sql<string | null>`${b.startsOn}::text`.as('starts_on_day'),
      endsOn: sql<string | null>`${b.endsOn}::text`.as('ends_on_day'),
    })
    .from(b)
    .where(
      sql`${b.kind} <> 'announcement' and ${or(isNull(b.endsOn), sql`${b.endsOn} >= ${sql.placeholder('today')}`)}`,
    )
    .orderBy(asc(b.position), desc(b.publishedAt), asc(b.id)),
)
type Row = Awaited<ReturnType<(typeof published)['run']>>[number]

const unread = statement('broadcasts_unread', (query) =>
  query
    .select({ count: sql<number>`count(*)`.as('count') })
    .from(b)
    .where(
      sql`${b.kind} = 'announcement' and (${b.startsOn} is null or ${b.startsOn} <= ${sql.placeholder('today')})
        and (${b.endsOn} is null or ${b.endsOn} >= ${sql.placeholder('today')})
        and not exists (select from ${announcementReads}
          where ${announcementReads.broadcastId} = ${b.id} and ${announcementReads.accountId} = ${sql.placeholder('accountId')})`,
    ),
)

const headline = (row: Row): Headline => ({
  id: row.id,
  type: boxType,
  // What is not published is not here.
  isChecked: 1,
  start: writtenDay(row.startsOn),
  due: writtenDay(row.endsOn),
  title: row.title,
  tips: row.body,
  link: row.link,
})
const marquee = (row: Row): MarqueeLine => ({
  title: row.title,
  url: row.link,
  background: row.background,
  textColor: row.textColor,
})
const icon = (row: Row): FloatingIcon => ({
  id: row.id,
  uri: row.link,
  imageUri: row.imageId ? imageAddress(row.imageId) : '',
  title: row.title,
})

/** The greatest version that is announced; none is '' and not open. */
function versionOf(releases: readonly Row[]): VersionNode {
  const greatest = releases.reduce(
    (found, release) => (isGreater(release.newVersion, found) ? release.newVersion : found),
    '',
  )
  return { newVersion: greatest, open: greatest !== '' }
}

/** The next midnight at which something begins or ends. */
function nextChange(rows: readonly Row[], today: string): Date | null {
  const times = rows.flatMap(({ startsOn, endsOn }) => [
    ...(startsOn && startsOn > today ? [startOf(startsOn)] : []),
    ...(endsOn ? [startOf(endsOn, 1)] : []),
  ])
  return times.length ? new Date(Math.min(...times.map((at) => at.getTime()))) : null
}

/** What the operator shows to this community now (R097, R103, R106, R110). */
export async function showPublished(lease: Lease, now: Date) {
  const today = dayOf(now)
  const rows = await lease.run(published, { today })
  const here = rows.filter((row) => !row.startsOn || row.startsOn <= today)
  const of = (kind: Row['kind']) => here.filter((row) => row.kind === kind)
  return {
    headlines: of('headline').map(headline),
    marquees: of('marquee').map(marquee),
    icons: of('icon').map(icon),
    version: versionOf(of('release')),
    changesAt: nextChange(rows, today),
  }
}

/** The same with the announcements that this account has not opened. */
export async function showCurrent(context: Context) {
  const [shown, [counted]] = await Promise.all([
    showPublished(context, context.now),
    context.run(unread, { today: dayOf(context.now), accountId: context.actor.accountId }),
  ])
  return { ...shown, unreadAnnouncements: counted?.count ?? 0 }
}
