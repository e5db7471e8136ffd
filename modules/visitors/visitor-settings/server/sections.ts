import { desc, eq } from 'drizzle-orm'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { keptDays } from '#modules/keeping/retention/server/public.ts'
import { registrationDays, sectionChanged } from '../contract.ts'
import { visitorSettingsChanged } from '../events.ts'
import { defaultSettings, type Section, sections, type VisitorSettings } from '../settings.ts'
import { allPledgeKinds } from './lists.ts'
import { consentOf } from './public.ts'
import { consents, visitorSettingRows as s } from './tables.ts'

const insertFirst = `insert into visitor_setting (section, version, chosen, changed_by_name)
  values ($1, 1, $2, $3) on conflict (community_id, section) do nothing returning version`

/** Saves a section as the person saw it at `version`; 0 when nothing was decided before. Throws sectionChanged. */
export async function saveSection(
  context: Context,
  section: Section,
  { version, ...chosen }: Partial<VisitorSettings> & { version: number },
): Promise<void> {
  const { actor, now } = context
  const [first] =
    version === 0
      ? await context.query(insertFirst, [section, JSON.stringify(chosen), actor.name])
      : [undefined]
  const [row] = await context.db.select().from(s).where(eq(s.section, section)).for('update')
  if (!first) {
    if (row?.version !== version)
      throw sectionChanged(row?.changedByName || '另一位管理人員', speakTime(row?.changedAt ?? now, now))
    await context.db
      .update(s)
      .set({ chosen, version: version + 1, changedAt: now, changedByName: actor.name })
      .where(eq(s.section, section))
  }
  const known: Partial<VisitorSettings> = first ? {} : (row?.chosen ?? {})
  const fields = Object.keys(sections[section].shape) as (keyof VisitorSettings)[]
  const before = Object.fromEntries(fields.map((key) => [key, known[key] ?? defaultSettings[key]]))
  context.emit(visitorSettingsChanged, { part: section })
  context.audit({
    action: 'visitorSettings.save',
    target: 'visitorSetting',
    targetId: section,
    before,
    after: chosen,
  })
}

/** Opens or closes the public form; another wording of the consent becomes the next version. Throws sectionChanged. */
export async function saveRegistration(
  context: Context,
  { consent, ...section }: { isOpen: boolean; version: number; consent: string },
): Promise<void> {
  await saveSection(context, 'registration', section)
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

async function sectionOf<S extends Section>(lease: Lease, section: S) {
  const [row] = await lease.db.select().from(s).where(eq(s.section, section))
  const values: VisitorSettings = { ...defaultSettings, ...row?.chosen }
  return {
    ...values,
    version: row?.version ?? 0,
    changedAt: row?.changedAt ?? null,
    changedBy: row?.changedByName ?? '',
  }
}

/** Everything that the settings page shows beside the reasons. */
export async function showAll(lease: Lease) {
  const [desk, registration, consent, kept, pledges] = await Promise.all([
    sectionOf(lease, 'desk'),
    sectionOf(lease, 'registration'),
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
