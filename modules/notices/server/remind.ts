import type { Taken } from '#platform/contract/call.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { lockDeposits } from '#modules/deposits/server/public.ts'
import { lockPackages, noteReminded } from '#modules/packages/server/public.ts'
import { nothingToRemind, type notices, remindedJustNow } from '../contract.ts'
import { depositItems, packageItems } from './items.ts'
import { makeNotices } from './make.ts'

/** Minutes in which nobody is told of the same package again by hand. */
const pause = 10

/** When each of the packages was last told of by hand, within the pause. */
async function toldJustNow(context: Context, ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await context.query<{ id: string; at: Date }>(
    `select i.item_id as id, max(n.made_at) as at from notice_item i
     join notice n on n.community_id = i.community_id and n.id = i.notice_id
     where i.item_id = any($1) and i.reason = 'manual' and n.made_at > $2 group by i.item_id`,
    [ids, new Date(context.now.getTime() - pause * 60_000)],
  )
  return new Map(rows.map((row) => [row.id, row.at]))
}

/** What still waits of both, locked: of two desks that press at once, the second sees what the first did. */
async function waitingItems(context: Context, packageIds: readonly string[], depositIds: readonly string[]) {
  await lockPackages(context, packageIds)
  await lockDeposits(context, depositIds)
  const items = [...(await packageItems(context, packageIds)), ...(await depositItems(context, depositIds))]
  return items.filter((item) => item.state === 'waiting')
}

/**
 * Tells the households of waiting packages and deposits once more, each at most once in ten minutes. Deposits for
 * somebody outside are passed over. Throws nothingToRemind, remindedJustNow when that holds for all of them.
 */
export async function remind(context: Context, input: Taken<typeof notices.calls.remind>) {
  const packageIds = [...new Set(input.packageIds)].sort()
  const depositIds = [...new Set(input.depositIds)].sort()
  const items = await waitingItems(context, packageIds, depositIds)
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
  await noteReminded(
    context,
    packageIds.filter((id) => reminded.has(id)),
    context.now,
  )
  for (const { id, kind } of due) context.audit({ action: 'notices.remind', target: kind, targetId: id })
  return {
    remindedIds: made.itemIds,
    skippedIds: [...packageIds, ...depositIds].filter((id) => !reminded.has(id)),
    sending: made.sending,
    byHand: made.byHand,
  }
}
