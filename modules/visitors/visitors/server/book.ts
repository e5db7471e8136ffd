import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import { recognise } from '#modules/visitors/visitor-bans/server/public.ts'
import { visitorSettingsOf } from '#modules/visitors/visitor-settings/server/public.ts'
import { type visitors, whoMissing } from '../contract.ts'
import { visitorsBooked } from '../events.ts'
import { auditedOf, visitorOnce } from './register.ts'
import { checkTimes, repeatsOf } from './repeats.ts'
import { insertVisitors } from '#modules/visitors/visits/server/public.ts'
import { contentOf } from './visit-content.ts'

type Booking = Taken<typeof visitors.calls.book>

/**
 * Books a visit, or all visits of somebody who comes again and again: each is a booking of its own, so that one can be
 * called off and each has its own code. The same id with the same content is the same booking again.
 * Throws what contentOf throws, and whoMissing, badTimes, tooFarAhead, tooManyRepeats, neverRepeats, visitorIdTaken.
 */
export async function book(context: Context, input: Booking): Promise<{ visitorId: string; count: number }> {
  const { visitorId = newId(), bookStart, bookEnd, repeat, ...typed } = input
  const { actor, now } = context
  const content = await contentOf(context, typed)
  if (!content.name && !content.firm) throw whoMissing()
  const visits = repeatsOf({ bookStart, bookEnd }, repeat, now)
  const [first] = visits
  await visitorOnce(context, visitorId, { ...content, ...first }, async () => {
    for (const visit of visits) checkTimes(visit, now)
    const banId = await recognise(context, { id: visitorId, ...content })
    const { isCodeOn } = await visitorSettingsOf(context)
    const seriesId = visits.length > 1 ? newId() : null
    const rows = visits.map((visit, nth) => ({
      id: nth ? newId() : visitorId,
      ...content,
      ...visit,
      banId,
      seriesId,
      codeVersion: isCodeOn ? 1 : 0,
      createdAt: now,
      createdBy: actor.accountId,
      createdByName: actor.name,
    }))
    await insertVisitors(context, rows)
    context.emit(visitorsBooked, { visitorIds: rows.map(({ id }) => id) })
    context.audit({
      action: 'visitors.book',
      target: 'visitor',
      targetId: visitorId,
      after: { ...auditedOf(content), bookStart, bookEnd, count: rows.length },
    })
  })
  return { visitorId, count: visits.length }
}
