import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { type notices, settingsChanged, unknownPlaceholder } from '../contract.ts'
import { noticeSettingsChanged } from '../events.ts'
import { NoticeSettings } from '../shapes.ts'
import { billPlaceholders, placeholders } from './compose.ts'
import { defaultSettings } from './defaults.ts'
import { afterQuiet } from './quiet.ts'
import { settingsTable as s } from './tables.ts'

const chosen = statement('notice_settings', (query) =>
  query.select({ chosen: s.chosen, version: s.version, changedBy: s.changedByName }).from(s),
)

/** What the community decided about notices; the defaults where it decided nothing. */
export async function settingsOf(
  lease: Lease,
): Promise<{ settings: NoticeSettings; version: number; changedBy: string }> {
  const [row] = await lease.run(chosen, {})
  const merged = {
    ...defaultSettings,
    ...row?.chosen,
    texts: { ...defaultSettings.texts, ...row?.chosen.texts },
  }
  return { settings: merged, version: row?.version ?? 0, changedBy: row?.changedBy ?? '' }
}

/** When somebody who is told something now may hear of it by a channel that rings: now, or the end of the quiet hours. */
export const quietEnds = async (lease: Lease & { now: Date }): Promise<Date> =>
  afterQuiet((await settingsOf(lease)).settings.quiet, lease.now)

function checkTexts(texts: NoticeSettings['texts']): void {
  for (const [name, text] of Object.entries(texts)) {
    const known = name.startsWith('billed') ? billPlaceholders : placeholders
    for (const [, blank = ''] of text.matchAll(/\{([^{}]*)\}/g))
      if (!known.includes(blank)) throw unknownPlaceholder(blank)
  }
}

/** Decides about notices. Throws settingsChanged when somebody else was faster, unknownPlaceholder. */
export async function saveSettings(context: Context, input: Taken<typeof notices.calls.saveSettings>) {
  const { version, ...next } = input
  checkTexts(next.texts)
  const before = await settingsOf(context)
  // The row of a community that decided nothing yet is made here; the lock is on it, so one of two is the first.
  const [row] = await context.query<{ version: number }>(
    `insert into notice_setting (chosen, version, changed_at, changed_by_name) values ($1, 1, $2, $3)
     on conflict (community_id) do update set chosen = $1, version = notice_setting.version + 1,
       changed_at = $2, changed_by_name = $3 where notice_setting.version = $4 returning version`,
    [JSON.stringify(next), context.now, context.actor.name, version],
  )
  if (!row || row.version !== version + 1) throw settingsChanged((await settingsOf(context)).changedBy)
  context.emit(noticeSettingsChanged, {})
  context.audit({
    action: 'notices.saveSettings',
    target: 'noticeSettings',
    before: before.settings,
    after: next,
  })
  return { version: row.version }
}
