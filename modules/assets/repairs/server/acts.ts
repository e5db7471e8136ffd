import { showMoney } from '#platform/contract/show-money.ts'
import { and, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { openLink } from '#modules/keeping/files/server/public.ts'
import { lockSupplier, rateSupplier } from '#modules/assets/suppliers/server/public.ts'
import type { repairs } from '../contract.ts'
import { acceptedBefore, nobodyAssigned, offerIdTaken } from '../problems.ts'
import type { RepairDetail, State } from '../shapes.ts'
import { addStep, changeCase, lockCase, requireFreeAlarm } from './cases.ts'
import { readRepair } from './queries.ts'
import { offerTable as o, stepTable as s } from './tables.ts'

type Calls = typeof repairs.calls
type ActName = 'assign' | 'claim' | 'addOffer' | 'choose' | 'finish' | 'accept' | 'reopen' | 'cancel'

/** Where photos of cases are kept: of checks and walls, of the desk, of stock-takes, of messages of residents. */
const photoFolders = ['upkeep/', 'webcam/', 'asset/', 'message/']
const open: readonly State[] = ['reported', 'quoting', 'working', 'done']

function audited(
  context: Context,
  act: ActName,
  caseId: string,
  after: { state: State; cost?: number | null },
) {
  context.audit({ action: `repairs.${act}`, target: 'repairCase', targetId: caseId, after })
}

/** Whether its work was accepted before: what that cost was paid, whatever comes of it now. */
async function wasAccepted({ db }: Context, caseId: string): Promise<boolean> {
  const [step] = await db
    .select({ id: s.id })
    .from(s)
    .where(and(eq(s.caseId, caseId), eq(s.act, 'accepted')))
    .limit(1)
  return step !== undefined
}

const takeOffersBack = ({ db }: Context, caseId: string) =>
  db.update(o).set({ chosenAt: null }).where(eq(o.caseId, caseId))

/** Says who does it. Throws nobodyAssigned, notFound, caseChanged, notNow, supplierOver. */
export async function assignRepair(
  context: Context,
  input: Taken<Calls['assignRepair']>,
): Promise<RepairDetail> {
  const { caseId, rowVersion, supplierId, assignee, needsOffer, isWarranty, note } = input
  if (!supplierId && !assignee) throw nobodyAssigned()
  const row = await lockCase(context, caseId, { rowVersion, states: ['reported', 'quoting', 'working'] })
  const supplier = supplierId ? await lockSupplier(context, supplierId) : undefined
  const state = needsOffer && supplierId ? ('quoting' as const) : ('working' as const)
  const isOther = supplierId !== row.supplierId
  const isFree = isWarranty && !(await wasAccepted(context, caseId))
  // What another supplier wanted is no price of this one, and under the warranty none is paid.
  if (isOther || isFree) await takeOffersBack(context, caseId)
  const cost = isOther || isFree ? null : row.cost
  await changeCase(context, row, { supplierId, assignee, isWarranty, state, cost })
  const who = [supplier?.name ?? assignee, note].filter(Boolean).join('，')
  await addStep(context, context.actor.name, { caseId, act: 'assigned', note: who })
  audited(context, 'assign', caseId, { state })
  return readRepair(context, caseId)
}

/** Writes down an offer. Throws notFound, notNow, supplierOver, offerIdTaken. */
export async function addOffer(context: Context, input: Taken<Calls['addOffer']>): Promise<RepairDetail> {
  const { caseId, offerId: id, ...content } = input
  const row = await lockCase(context, caseId, { states: ['reported', 'quoting'] })
  await createOnce(context, {
    id,
    find: () => rowOf(context, o, id),
    isSame: (earlier) => says(earlier, { caseId, ...content }),
    taken: offerIdTaken,
    again: { action: 'repairs.addOfferAgain', target: 'repairCase', targetId: caseId },
    create: async () => {
      const { name } = await lockSupplier(context, content.supplierId)
      const made = { id, caseId, ...content, addedAt: context.now, addedByName: context.actor.name }
      await context.db.insert(o).values(made)
      await changeCase(context, row, { state: 'quoting' })
      const note = `${name} ${showMoney(content.amount)}`
      await addStep(context, context.actor.name, { caseId, act: 'offered', note })
      audited(context, 'addOffer', caseId, { state: 'quoting', cost: content.amount })
    },
  })
  return readRepair(context, caseId)
}

/** Takes an offer. Throws notFound, caseChanged, notNow. */
export async function chooseOffer(
  context: Context,
  { caseId, rowVersion, offerId, note }: Taken<Calls['chooseOffer']>,
): Promise<RepairDetail> {
  const row = await lockCase(context, caseId, { rowVersion, states: ['quoting'] })
  await takeOffersBack(context, caseId)
  const [offer] = await context.db
    .update(o)
    .set({ chosenAt: context.now })
    .where(and(eq(o.id, offerId), eq(o.caseId, caseId)))
    .returning()
  if (!offer) throw problems.notFound()
  const { supplierId, amount: cost } = offer
  const { name } = await lockSupplier(context, supplierId)
  await changeCase(context, row, { supplierId, cost, state: 'working' })
  const said = [`${name} ${showMoney(cost)}`, note].filter(Boolean).join('，')
  await addStep(context, context.actor.name, { caseId, act: 'chosen', note: said })
  audited(context, 'choose', caseId, { state: 'working', cost })
  return readRepair(context, caseId)
}

/**
 * A claim under the warranty is made, or answered: what was accepted costs nothing, also where an offer was taken, and whoever
 * stands for it does the work: of whom the thing was bought, or who has the case where nobody is known. The case waits anew from
 * then on. Throws notFound, caseChanged, notNow, supplierOver.
 */
export async function claimRepair(
  context: Context,
  { caseId, rowVersion, isAccepted, person, note }: Taken<Calls['claimRepair']>,
): Promise<RepairDetail> {
  const row = await lockCase(context, caseId, { rowVersion, states: ['reported', 'quoting', 'working'] })
  const { supplierName, vendorId, vendorName } = await readRepair(context, caseId)
  const supplierId = vendorId ?? row.supplierId
  const byVendor = isAccepted === true && supplierId !== null
  if (byVendor) await lockSupplier(context, supplierId)
  const answered = isAccepted === null ? {} : { isWarranty: isAccepted }
  const taken = byVendor ? { supplierId, state: 'working' as const } : {}
  const isFree = isAccepted === true && !(await wasAccepted(context, caseId))
  if (isFree) await takeOffersBack(context, caseId)
  const free = isFree ? { cost: null } : {}
  await changeCase(context, row, { ...answered, ...taken, ...free, stateSince: context.now })
  const whom = [vendorName || supplierName, person].filter(Boolean).join(' ')
  const answer = isAccepted === null ? '' : isAccepted ? '廠商接受' : '廠商不接受'
  const said = [whom, answer, note].filter(Boolean).join('，')
  const act = isAccepted === null ? ('claimAsked' as const) : ('claimed' as const)
  await addStep(context, context.actor.name, { caseId, act, note: said })
  audited(context, 'claim', caseId, { state: taken.state ?? row.state })
  return readRepair(context, caseId)
}

/** What an amount was and is, where another one stood: NT$12,000 → NT$9,000. */
const repriced = (before: number | null, cost: number | null): string =>
  cost !== null && before !== null && cost !== before ? `${showMoney(before)} → ${showMoney(cost)}` : ''

/** The work is done; under the warranty it costs nothing unless somebody says so. Throws notFound, caseChanged, notNow. */
export async function finishRepair(
  context: Context,
  { caseId, rowVersion, cost, note }: Taken<Calls['finishRepair']>,
): Promise<RepairDetail> {
  const row = await lockCase(context, caseId, { rowVersion, states: ['working'] })
  const paid = cost ?? row.cost ?? (row.isWarranty ? 0 : null)
  await changeCase(context, row, { state: 'done', cost: paid })
  const said = [note, repriced(row.cost, cost)].filter(Boolean).join('，')
  await addStep(context, context.actor.name, { caseId, act: 'finished', note: said })
  audited(context, 'finish', caseId, { state: 'done', cost: paid })
  return readRepair(context, caseId)
}

/** The work is accepted, at the amount that is said now or stood before. Throws notFound, caseChanged, notNow. */
export async function acceptRepair(
  context: Context,
  { caseId, rowVersion, cost, stars, note }: Taken<Calls['acceptRepair']>,
): Promise<RepairDetail> {
  const row = await lockCase(context, caseId, { rowVersion, states: ['done'] })
  const paid = cost ?? row.cost
  await changeCase(context, row, { state: 'accepted', cost: paid })
  const before = await wasAccepted(context, caseId)
  // One work is rated once, also when it was opened again.
  if (stars !== null && row.supplierId && !before)
    await rateSupplier(context, { supplierId: row.supplierId, stars, about: row.title })
  const said = [note, repriced(row.cost, cost)].filter(Boolean).join('，')
  await addStep(context, context.actor.name, { caseId, act: 'accepted', note: said })
  audited(context, 'accept', caseId, { state: 'accepted', cost: paid })
  return readRepair(context, caseId)
}

/** It is worked at again. Throws notFound, caseChanged, notNow, alarmHasCase. */
export async function reopenRepair(
  context: Context,
  { caseId, rowVersion, reason }: Taken<Calls['reopenRepair']>,
): Promise<RepairDetail> {
  const row = await lockCase(context, caseId, { rowVersion, states: ['done', 'accepted', 'cancelled'] })
  if (row.state === 'cancelled' && row.alarmId) await requireFreeAlarm(context, row.alarmId)
  const state = row.supplierId || row.assignee ? ('working' as const) : ('reported' as const)
  await changeCase(context, row, { state, reopened: row.reopened + 1 })
  await addStep(context, context.actor.name, { caseId, act: 'reopened', note: reason })
  audited(context, 'reopen', caseId, { state })
  return readRepair(context, caseId)
}

/** Nothing is done about it; what was accepted before stays in the books, so it is finished and not cancelled. Throws notFound, caseChanged, notNow, acceptedBefore. */
export async function cancelRepair(
  context: Context,
  { caseId, rowVersion, reason }: Taken<Calls['cancelRepair']>,
): Promise<RepairDetail> {
  const row = await lockCase(context, caseId, { rowVersion, states: open })
  if (row.cost && (await wasAccepted(context, caseId))) throw acceptedBefore()
  await changeCase(context, row, { state: 'cancelled' })
  await addStep(context, context.actor.name, { caseId, act: 'cancelled', note: reason })
  audited(context, 'cancel', caseId, { state: 'cancelled' })
  return readRepair(context, caseId)
}

/** A link to a photo of the case or of one of its steps. Throws notFound for any other. */
export async function openPhoto(context: CallContext, { caseId, path }: Taken<Calls['openPhoto']>) {
  const { photos, steps } = await readRepair(context, caseId)
  const isOwn = [...photos, ...steps.flatMap((step) => step.photos)].includes(path)
  if (!isOwn || !photoFolders.some((folder) => path.startsWith(folder))) throw problems.notFound()
  const { url } = await openLink(context, path)
  return { url }
}
