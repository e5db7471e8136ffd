import { eq } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { serve } from '#platform/server/serve.ts'
import { lawForbids, visitorSettings } from '../contract.ts'
import { addEntry, changeEntry } from './entries.ts'
import { allPledgeKinds, listAllVendorKinds, listReasons, listVendorKinds } from './lists.ts'
import { visitorSettingsOf } from './public.ts'
import { saveRegistration, saveSection, showAll } from './sections.ts'
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
    change.isEnabled && row?.disabledAt && (row.isNationalId || isNationalId(row.name)),
  )
  if (isNamed || isRestored) throw lawForbids()
}

export const routes = serve(visitorSettings, {
  listReasons,
  addReason: async (context, { reasonId, name, sort }) => ({
    reasonId: await addEntry(context, 'reasons', { id: reasonId, name, sort }),
  }),
  changeReason: (context, { reasonId, ...change }) =>
    changeEntry(context, 'reasons', { id: reasonId }, change),
  retireReason: (context, { reasonId }) =>
    changeEntry(context, 'reasons', { id: reasonId }, { isEnabled: false }),
  listVendorKinds: (context, { reasonId }) => listVendorKinds(context, reasonId),
  addVendorKind: async (context, { reasonId, vendorKindId, name, sort }) => {
    await requireReason(context, reasonId)
    const entry = { id: vendorKindId, name, sort, reasonId }
    return { vendorKindId: await addEntry(context, 'vendorKinds', entry) }
  },
  changeVendorKind: (context, { reasonId, vendorKindId, ...change }) =>
    changeEntry(context, 'vendorKinds', { id: vendorKindId, reasonId }, change),
  retireVendorKind: (context, { reasonId, vendorKindId }) =>
    changeEntry(context, 'vendorKinds', { id: vendorKindId, reasonId }, { isEnabled: false }),
  listAllVendorKinds,
  listPledgeKinds: async (context) => (await allPledgeKinds(context)).filter((kind) => kind.isEnabled),
  addPledgeKind: async (context, { pledgeKindId, name, sort, isLawKnown }) => {
    await checkLaw(context, { name, isLawKnown })
    return { pledgeKindId: await addEntry(context, 'pledgeKinds', { id: pledgeKindId, name, sort }) }
  },
  changePledgeKind: async (context, { pledgeKindId, isLawKnown, ...change }) => {
    await checkLaw(context, { pledgeKindId, isLawKnown, ...change })
    await changeEntry(context, 'pledgeKinds', { id: pledgeKindId }, change)
  },
  showCodes: async (context) => (await visitorSettingsOf(context)).isCodeOn,
  showAll,
  saveDesk: (context, input) => saveSection(context, 'desk', input),
  saveRegistration,
})
