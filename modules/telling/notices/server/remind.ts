import type { Taken } from '#platform/contract/call.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { nothingToRemind, type notices, remindedJustNow } from '../contract.ts'
import { itemsOf, type Subjects } from './items.ts'
import { makeNotices } from './make.ts'

/** Minutes in which nobody is told of the same thing again by hand. */
const pause = 10

/** When each of the items was last told of by hand, within the pause. */
async function toldJustNow(context: Context, ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await context.query<{ id: string; at: Date }>(
    `select i.item_id as id, max(n.made_at) as at from notice_item i
     join notice n on n.community_id = i.community_id and n.id = i.notice_id
     where i.item_id = any($1) and i.reason = 'manual' and n.made_at > $2 group by i.item_id`,
    [ids, new Date(context.now.getTime() - pause * 60_000)],
  )
  return new Map(rows.map((row) => [row.id, row.at]))
}

interface Asked {
  kind: string
  ids: string[]
}

/** What still waits of them, locked: of two desks that press at once, the second sees what the first did. */
async function waitingItems(context: Context, subjects: Subjects, asked: readonly Asked[]) {
  const those = subjects.filter(({ hasOwnCalls }) => !hasOwnCalls)
  for (const { kind, lock } of those) {
    const ids = asked.filter((item) => item.kind === kind).flatMap((item) => item.ids)
    if (ids.length) await lock(context, ids)
  }
  return (await itemsOf(context, those, asked)).filter((item) => item.state === 'waiting')
}

/**
 * Tells the households of waiting things once more, each at most once in ten minutes. What is for somebody outside, or of
 * a kind that nobody declares, is passed over. Throws nothingToRemind, remindedJustNow when that holds for all of them.
 */
export async function remind(
  context: Context,
  subjects: Subjects,
  input: Taken<typeof notices.calls.remind>,
) {
  const asked = input.things.map(({ kind, ids }) => ({ kind, ids: [...new Set(ids)].sort() }))
  const items = await waitingItems(context, subjects, asked)
  if (!items.length) throw nothingToRemind()
  const told = await toldJustNow(
    context,
    items.map((item) => item.id),
  )
  const due = items.filter((item) => !told.has(item.id))
  const [first] = items
  if (!due.length && first) {
    const at = speakTime(told.get(first.id) ?? context.now, context.now)
    const which = items.length === 1 ? first.serialNumber : `這 ${items.length} 件`
    throw remindedJustNow(`${which} 在${at} 才通知過，${pause} 分鐘內不再通知。`)
  }
  const made = await makeNotices(context, {
    reason: 'manual',
    items: due,
    occasion: context.now.toISOString(),
    madeBy: context.actor.name,
  })
  const reminded = new Set(made.itemIds)
  for (const { kind, noteReminded } of subjects) {
    const told = due.filter((item) => item.kind === kind && reminded.has(item.id)).map((item) => item.id)
    if (told.length) await noteReminded?.(context, told, context.now)
  }
  for (const { id, kind } of due) context.audit({ action: 'notices.remind', target: kind, targetId: id })
  return {
    remindedIds: made.itemIds,
    skippedIds: asked.flatMap(({ ids }) => ids).filter((id) => !reminded.has(id)),
    sending: made.sending,
    byHand: made.byHand,
  }
}
