import { and, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { cut } from '#platform/contract/cut.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import {
  formatted,
  type FormattedText,
  lengthOfText,
  mostBlocks,
  mostCharacters,
} from '#modules/everyday/formatted-text/contract.ts'
import { addNews } from '#modules/everyday/news/server/public.ts'
import { everybody } from '#modules/everyday/notifications/contract.ts'
import { type rules, toldAlready, versionWithdrawn } from '../contract.ts'
import { rulesChanged } from '../events.ts'
import { rulesWords } from '../words.ts'
import { findRule, newsThere } from './rules.ts'
import { versionTable as v } from './tables.ts'

const slashed = (day: string) => day.replaceAll('-', '/')

/** What residents read first: what is different, who decided it, from when on. */
function headOf({ changed, decidedBy, meeting, decidedOn, inForceOn }: typeof v.$inferSelect): FormattedText {
  const who = meeting || rulesWords.values[`decidedBy.${decidedBy}`][0]
  const facts = [`${slashed(inForceOn)} 起施行。`, `${slashed(decidedOn)} ${who}決議。`]
  return formatted([...(changed ? ['# 修正內容', changed] : []), ...facts].join('\n'))
}

/**
 * A draft of news of a version of a rule, with its text and pictures where both find room; from there it is told, hung in the lift and
 * read as news are. Throws serviceOff, noPermission, notFound, versionWithdrawn, toldAlready, newsIdTaken. Audited.
 */
export async function makeNews(
  context: Context,
  { ruleId, versionId, newsId }: Taken<typeof rules.calls.makeNews>,
): Promise<{ newsId: string }> {
  const { actor } = context
  if (!actor.services.has(46)) throw problems.serviceOff()
  if (!actor.permissions.has('news.edit')) throw problems.noPermission()
  const { title } = await findRule(context, ruleId, true)
  const ofRule = and(eq(v.ruleId, ruleId), eq(v.id, versionId))
  const [version] = await context.db.select().from(v).where(ofRule)
  if (!version) throw problems.notFound()
  if (version.withdrawnAt) throw versionWithdrawn()
  // One whose news were deleted is told by others.
  const isTold = (await newsThere(context, [version.newsId])).size > 0
  if (isTold && version.newsId !== newsId) throw toldAlready()
  if (!isTold) {
    const head = headOf(version)
    const whole = [...head, ...formatted(`# ${title}`), ...version.content]
    const fits = whole.length <= mostBlocks && lengthOfText(whole) <= mostCharacters
    const draft = {
      newsId,
      title: cut(`${title}（第 ${version.nth} 版）`, 60),
      category: 'general' as const,
      content: fits ? whole : [...head, ...formatted('全文請洽管理中心。')],
      files: version.files,
      audience: everybody,
      publishAt: null,
      offlineAt: null,
      isTold: true,
      remindAt: null,
      isOnBoards: false,
    }
    await addNews(context, draft, { content: fits ? version.content : [], files: version.files })
    await context.db.update(v).set({ newsId }).where(ofRule)
    context.emit(rulesChanged, { ruleId })
  }
  context.audit({
    action: isTold ? 'rules.makeNewsAgain' : 'rules.makeNews',
    target: 'rule',
    targetId: ruleId,
    after: { title, nth: version.nth },
  })
  return { newsId }
}
