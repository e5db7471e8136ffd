import type { NoticeItem as Item, NoticeOccasion } from '#platform/server/notice-subject.ts'
import { type Reaction, reaction } from '#platform/server/reactions.ts'
import { itemsOf, type Subjects } from './items.ts'
import { makeNotices, type Maker } from './make.ts'
import { callOff } from './moot.ts'

type Act = (maker: Maker, subjects: Subjects, items: readonly Item[], handOverId: string) => Promise<void>

const inState = (items: readonly Item[], state: Item['state']) => items.filter((item) => item.state === state)

const idsOf = (items: readonly Item[]) => items.map((item) => item.id)

/** What was said before is called off, and those that are in a state now are told of. */
const tellAnew =
  (reason: 'handedOver' | 'handOverUndone', state: Item['state']): Act =>
  async (maker, subjects, items, handOverId) => {
    await callOff(maker, subjects, idsOf(items))
    await makeNotices(maker, { reason, items: inState(items, state), occasion: handOverId })
  }

/** To whom else an item was announced before it was corrected, and whether they have heard already. */
const otherHomes = `
  select distinct i.item_id as "itemId", coalesce(h.merged_into, h.id) as "householdId", h.label
  from notice_item i
  join notice n on n.community_id = i.community_id and n.id = i.notice_id
  join household h on h.community_id = n.community_id and h.id = n.household_id
  join notice_delivery d on d.community_id = n.community_id and d.notice_id = n.id and d.state in ('sent', 'done')
  where i.item_id = any($1) and i.reason in ('arrived', 'readdressed', 'reminder', 'manual')`

/** The new household is told; the one that was told by mistake hears that it need not come. */
async function readdressed(maker: Maker, subjects: Subjects, items: readonly Item[]): Promise<void> {
  await callOff(maker, subjects, idsOf(items))
  const rows = await maker.query<{ itemId: string; householdId: string; label: string }>(otherHomes, [
    idsOf(items),
  ])
  for (const { itemId, householdId, label } of rows) {
    const item = items.find((item) => item.id === itemId)
    if (!item || item.householdId === householdId) continue
    const was = { ...item, householdId, label, residentId: null }
    await makeNotices(maker, { reason: 'withdrawn', items: [was], occasion: householdId })
  }
  for (const item of inState(items, 'waiting')) {
    const occasion = `${item.householdId} ${item.residentId ?? ''}`
    await makeNotices(maker, { reason: 'readdressed', items: [item], occasion })
  }
}

/** Those that were announced to a household other than the one they are for now. */
async function announcedElsewhere(maker: Maker, items: readonly Item[]): Promise<Item[]> {
  const known = await maker.query<{ itemId: string; householdId: string }>(
    `select i.item_id as "itemId", coalesce(h.merged_into, h.id) as "householdId" from notice_item i
     join notice n on n.community_id = i.community_id and n.id = i.notice_id
     join household h on h.community_id = n.community_id and h.id = n.household_id where i.item_id = any($1)`,
    [idsOf(items)],
  )
  return items.filter(
    (item) => !known.some((row) => row.itemId === item.id && row.householdId === item.householdId),
  )
}

const acts: Record<Exclude<NoticeOccasion['what'], 'corrected' | 'gone'>, Act> = {
  arrived: async (maker, _, items) => {
    await makeNotices(maker, { reason: 'arrived', items: inState(items, 'waiting'), occasion: '' })
  },
  handedOver: tellAnew('handedOver', 'handedOver'),
  handOverUndone: tellAnew('handOverUndone', 'waiting'),
  readdressed,
  told: async (maker, _, items) => {
    await makeNotices(maker, { reason: 'told', items: inState(items, 'waiting'), occasion: '' })
  },
}

async function tell(
  maker: Maker,
  subjects: Subjects,
  kind: string,
  occasion: NoticeOccasion,
  payload: unknown,
) {
  const { ids, handOverId = '' } = occasion.read(payload)
  if (!ids.length) return
  if (occasion.what === 'gone') return callOff(maker, subjects, ids)
  const items = await itemsOf(maker, subjects, [{ kind, ids }])
  if (occasion.what !== 'corrected') return acts[occasion.what](maker, subjects, items, handOverId)
  const elsewhere = await announcedElsewhere(maker, items)
  if (elsewhere.length) await readdressed(maker, subjects, elsewhere)
  else await callOff(maker, subjects, ids)
}

/** What residents are told when something happened that a module declares. */
export const noticeReactions = (subjects: Subjects): readonly Reaction[] =>
  subjects.flatMap(({ kind, occasions }) =>
    occasions.map((occasion) =>
      reaction('notices', occasion.event, (context, payload) =>
        tell(context, subjects, kind, occasion, payload),
      ),
    ),
  )
