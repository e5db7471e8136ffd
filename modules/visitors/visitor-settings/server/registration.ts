import { desc } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { keptDays } from '#modules/keeping/retention/server/public.ts'
import { registrationDays } from '../contract.ts'
import { allPledgeKinds } from './lists.ts'
import { consentOf } from './public.ts'
import { sections } from './sections.ts'
import { consents } from './tables.ts'

/** Opens or closes the public form; another wording of the consent becomes the next version. Throws sectionChanged. */
export async function saveRegistration(
  context: Context,
  { consent, ...section }: { isOpen: boolean; version: number; consent: string },
): Promise<void> {
  await sections.save(context, 'registration', section)
  const asked = await consentOf(context)
  if (asked.words === consent) return
  // The section's row is locked, so two wordings never get the same number.
  const [last] = await context.db.select().from(consents).orderBy(desc(consents.version)).limit(1)
  await context.db.insert(consents).values({
    version: (last?.version ?? 0) + 1,
    words: consent,
    at: context.now,
    madeByName: context.actor.name,
  })
}

/** Everything that the settings page shows beside the reasons. */
export async function showAll(lease: Lease) {
  const [{ desk, registration }, consent, kept, pledges] = await Promise.all([
    sections.show(lease),
    consentOf(lease),
    keptDays(lease, 'visitorRegistrations.all'),
    allPledgeKinds(lease),
  ])
  return {
    desk,
    registration: {
      ...registration,
      consent: consent.words,
      consentVersion: consent.version,
      keptDays: kept ?? registrationDays,
    },
    pledgeKinds: pledges,
  }
}
