import { eq } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { serve } from '#platform/server/serve.ts'
import { lawForbids, visitorSettings } from '../contract.ts'
import { entries } from './entries.ts'
import { allPledgeKinds, listAllVendorKinds, listReasons, listVendorKinds } from './lists.ts'
import { visitorSettingsOf } from './public.ts'
import { saveRegistration, showAll } from './registration.ts'
import { sections } from './sections.ts'
import { pledgeKinds, reasons } from './tables.ts'

async function requireReason(context: Context, reasonId: string): Promise<void> {
  const [row] = await context.db.select({ id: reasons.id }).from(reasons).where(eq(reasons.id, reasonId))
  if (!row) throw problems.notFound()
}

/** By whatever name: the law does not look at it. */
const isNationalId = (name: string) => /身[分份]證/.test(name.normalize('NFKC').replace(/\s+/g, ''))

/**
 * A national ID card is kept only where somebody said that the law is known (戶籍法 56): a new one, one that is renamed to
 * it, one that is offered again. Throws lawForbids.
 */
async function checkLaw(
  context: Context,
  change: { pledgeKindId?: string; name?: string; isEnabled?: boolean | undefined; isLawKnown: boolean },
): Promise<void> {
  if (change.isLawKnown) return
  const [row] = change.pledgeKindId
    ? await context.db.select().from(pledgeKinds).where(eq(pledgeKinds.id, change.pledgeKindId))
    : []
  const isNamed = isNationalId(change.name ?? '') && row?.name !== change.name
  const isRestored = Boolean(
    change.isEnabled && row?.retiredAt && (row.isNationalId || isNationalId(row.name)),
  )
  if (isNamed || isRestored) throw lawForbids()
}

/** A change in the words of the wire, where callers of older pages leave out what they saw. */
const changeOf = <Change extends { sort?: number; isEnabled?: boolean; rowVersion?: number }>({
  sort,
  isEnabled,
  rowVersion,
  ...content
}: Change) => ({
  ...content,
  position: sort,
  version: rowVersion,
  isRetired: isEnabled === undefined ? undefined : !isEnabled,
})

export const routes = serve(visitorSettings, {
  listReasons,
  addReason: async (context, { reasonId = newId(), name, sort }) => {
    await entries.reasons.add(context, { id: reasonId, name, position: sort })
    return { reasonId }
  },
  changeReason: (context, { reasonId, ...change }) =>
    entries.reasons.change(context, reasonId, changeOf(change)),
  retireReason: (context, { reasonId }) => entries.reasons.change(context, reasonId, { isRetired: true }),
  listVendorKinds: (context, { reasonId }) => listVendorKinds(context, reasonId),
  addVendorKind: async (context, { reasonId, vendorKindId = newId(), name, sort }) => {
    await requireReason(context, reasonId)
    await entries.vendorKinds.add(context, { id: vendorKindId, name, position: sort, reasonId })
    return { vendorKindId }
  },
  changeVendorKind: (context, { vendorKindId, ...change }) =>
    entries.vendorKinds.change(context, vendorKindId, changeOf(change)),
  retireVendorKind: (context, { reasonId, vendorKindId }) =>
    entries.vendorKinds.change(context, vendorKindId, { reasonId, isRetired: true }),
  listAllVendorKinds,
  listPledgeKinds: async (context) => (await allPledgeKinds(context)).filter((kind) => kind.isEnabled),
  addPledgeKind: async (context, { pledgeKindId = newId(), name, sort, isLawKnown }) => {
    await checkLaw(context, { name, isLawKnown })
    await entries.pledgeKinds.add(context, { id: pledgeKindId, name, position: sort })
    return { pledgeKindId }
  },
  changePledgeKind: async (context, { pledgeKindId, isLawKnown, ...change }) => {
    await checkLaw(context, { pledgeKindId, isLawKnown, ...change })
    await entries.pledgeKinds.change(context, pledgeKindId, changeOf(change))
  },
  reorder: (context, { list, ids, seen, reasonId }) => entries[list].order(context, ids, seen, { reasonId }),
  showCodes: async (context) => (await visitorSettingsOf(context)).isCodeOn,
  showAll,
  saveDesk: (context, input) => sections.save(context, 'desk', input),
  saveRegistration,
})
