import { type Reaction, reaction } from '#platform/server/reactions.ts'
import {
  depositHandOverUndone,
  depositsCorrected,
  depositsHandedOver,
  depositsRegistered,
  depositsVoided,
} from '#modules/deposits/events.ts'
import {
  packageCorrected,
  packageLost,
  packageRegistered,
  packageReturned,
  packagesHandedOver,
  packagesHandOverUndone,
  packageVoided,
} from '#modules/packages/events.ts'
import { depositItems, type Item, packageItems } from './items.ts'
import { makeNotices, type Maker } from './make.ts'
import { callOff } from './moot.ts'

const inState = (items: readonly Item[], state: Item['state']) => items.filter((item) => item.state === state)

async function arrived(maker: Maker, items: readonly Item[]): Promise<void> {
  await makeNotices(maker, { reason: 'arrived', items: inState(items, 'waiting'), occasion: '' })
}

async function handedOver(maker: Maker, items: readonly Item[], handOverId: string): Promise<void> {
  await callOff(
    maker,
    items.map((item) => item.id),
  )
  await makeNotices(maker, {
    reason: 'handedOver',
    items: inState(items, 'handedOver'),
    occasion: handOverId,
  })
}

async function undone(maker: Maker, items: readonly Item[], handOverId: string): Promise<void> {
  await callOff(
    maker,
    items.map((item) => item.id),
  )
  await makeNotices(maker, {
    reason: 'handOverUndone',
    items: inState(items, 'waiting'),
    occasion: handOverId,
  })
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
async function readdressed(maker: Maker, items: readonly Item[]): Promise<void> {
  await callOff(
    maker,
    items.map((item) => item.id),
  )
  const rows = await maker.query<{ itemId: string; householdId: string; label: string }>(otherHomes, [
    items.map((item) => item.id),
  ])
  for (const { itemId, householdId, label } of rows) {
    const item = items.find((one) => one.id === itemId)
    if (!item || item.householdId === householdId) continue
    const was = { ...item, householdId, label, residentId: null }
    await makeNotices(maker, { reason: 'withdrawn', items: [was], occasion: householdId })
  }
  for (const item of inState(items, 'waiting')) {
    const occasion = `${item.householdId} ${item.residentId ?? ''}`
    await makeNotices(maker, { reason: 'readdressed', items: [item], occasion })
  }
}

/** Of deposits, those that were announced to a household other than the one they are for now. */
async function readdressedDeposits(maker: Maker, ids: readonly string[]): Promise<Item[]> {
  const items = await depositItems(maker, ids)
  const known = await maker.query<{ itemId: string; householdId: string }>(
    `select i.item_id as "itemId", coalesce(h.merged_into, h.id) as "householdId" from notice_item i
     join notice n on n.community_id = i.community_id and n.id = i.notice_id
     join household h on h.community_id = n.community_id and h.id = n.household_id where i.item_id = any($1)`,
    [ids],
  )
  return items.filter(
    (item) => !known.some((row) => row.itemId === item.id && row.householdId === item.householdId),
  )
}

/** What residents are told when something happened to a package or a deposit. */
export const reactions: readonly Reaction[] = [
  reaction('notices', packageRegistered, async (context, { packageIds }) =>
    arrived(context, await packageItems(context, packageIds)),
  ),
  reaction('notices', packagesHandedOver, async (context, { packageIds, handOverId }) =>
    handedOver(context, await packageItems(context, packageIds), handOverId),
  ),
  reaction('notices', packagesHandOverUndone, async (context, { packageIds, handOverId }) =>
    undone(context, await packageItems(context, packageIds), handOverId),
  ),
  reaction('notices', packageCorrected, async (context, { packageIds, isReaddressed }) => {
    if (isReaddressed) await readdressed(context, await packageItems(context, packageIds))
  }),
  reaction('notices', packageVoided, (context, { packageIds }) => callOff(context, packageIds)),
  reaction('notices', packageReturned, (context, { packageIds }) => callOff(context, packageIds)),
  reaction('notices', packageLost, (context, { packageIds }) => callOff(context, packageIds)),
  reaction('notices', depositsRegistered, async (context, { depositIds }) =>
    arrived(context, await depositItems(context, depositIds)),
  ),
  reaction('notices', depositsHandedOver, async (context, { depositIds, handOverId }) =>
    handedOver(context, await depositItems(context, depositIds), handOverId),
  ),
  reaction('notices', depositHandOverUndone, async (context, { depositIds, handOverId }) =>
    undone(context, await depositItems(context, depositIds), handOverId),
  ),
  reaction('notices', depositsCorrected, async (context, { depositIds }) => {
    const items = await readdressedDeposits(context, depositIds)
    if (items.length) await readdressed(context, items)
    else await callOff(context, depositIds)
  }),
  reaction('notices', depositsVoided, (context, { depositIds }) => callOff(context, depositIds)),
]
