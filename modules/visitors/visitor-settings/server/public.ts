import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { defaultConsent } from '../settings.ts'
import { sections } from './sections.ts'
import { consents, pledgeKinds, reasons, vendorKinds } from './tables.ts'

/** What the community decided about its visitors; the defaults where it decided nothing. */
export const visitorSettingsOf = sections.all

/** The consent that people are asked for now; version 0 is the program's own wording. */
export async function consentOf(lease: Lease): Promise<{ words: string; version: number }> {
  const [row] = await lease.db.select().from(consents).orderBy(desc(consents.version)).limit(1)
  return row ? { words: row.words, version: row.version } : { words: defaultConsent, version: 0 }
}

/** What an offered reason is called; undefined when there is none. */
export async function reasonNameOf(lease: Lease, id: string): Promise<string | undefined> {
  const [row] = await lease.db
    .select({ name: reasons.name })
    .from(reasons)
    .where(and(eq(reasons.id, id), isNull(reasons.retiredAt)))
  return row?.name
}

/** What an offered kind of vendors is called, of this reason or of any; undefined when there is none. */
export async function vendorKindNameOf(
  lease: Lease,
  id: string,
  reasonId: string | null,
): Promise<string | undefined> {
  const [row] = await lease.db
    .select({ name: vendorKinds.name })
    .from(vendorKinds)
    .where(
      and(
        eq(vendorKinds.id, id),
        isNull(vendorKinds.retiredAt),
        reasonId ? eq(vendorKinds.reasonId, reasonId) : undefined,
      ),
    )
  return row?.name
}

/** What a kind of card that the desk may keep is called; undefined when there is none. */
export async function pledgeNameOf(lease: Lease, id: string): Promise<string | undefined> {
  const [row] = await lease.db
    .select({ name: pledgeKinds.name })
    .from(pledgeKinds)
    .where(and(eq(pledgeKinds.id, id), isNull(pledgeKinds.retiredAt)))
  return row?.name
}
