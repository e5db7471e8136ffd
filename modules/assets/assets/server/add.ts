import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { keepLendable } from '#modules/visitors/visitor-loans/server/public.ts'
import { assetIdTaken, type assets } from '../contract.ts'
import { assetsChanged } from '../events.ts'
import type { Act, Asset, Settings } from '../shapes.ts'
import { checked, fitting, requireFreeNumber } from './checked.ts'
import { newCode } from './new-code.ts'
import { readAsset } from './queries.ts'
import { assetHistory, assetTable as a } from './tables.ts'

/** Numbers are of the register as a whole, so one person at a time adds to it. */
export const lockNumbers = (context: Context) => oneAtATime(context, 'asset numbers')

/** Writes a new asset with its first line of history. The caller holds the numbers. Throws what `checked` throws, displayIdTaken. */
export async function writeNew(
  context: Context,
  id: string,
  said: Settings,
  act: Extract<Act, 'added' | 'imported'>,
): Promise<void> {
  const { actor, now } = context
  const settings = fitting(said)
  const content = await checked(context, settings)
  await requireFreeNumber(context, content.displayId, id)
  await context.db.insert(a).values({
    id,
    ...content,
    qrCode: newCode(),
    addedAt: now,
    addedBy: actor.accountId,
    addedByName: actor.name,
  })
  await assetHistory.add(context, actor, [{ assetId: id, act }])
  if (settings.lendable) await keepLendable(context, { id, ...settings, stock: settings.lendable })
}

/** What an asset says as it was written; its stock and its fields are counted and checked apart. */
const sameAs = ({ quantity: _stock, lendable: _lent, custom: _fields, ...said }: Settings) => said

/** Adds an asset; the same id with the same content is the same again. Throws assetIdTaken and what writeNew throws. */
export async function addAsset(
  context: Context,
  { assetId: id, ...settings }: Taken<typeof assets.calls.add>,
): Promise<Asset> {
  await lockNumbers(context)
  await createOnce(context, {
    id,
    find: () => rowOf(context, a, id),
    isSame: (row) => says(row, sameAs(settings)),
    taken: assetIdTaken,
    again: { action: 'assets.addAgain', target: 'asset', targetId: id },
    isLocked: true,
    create: async () => {
      await writeNew(context, id, settings, 'added')
      context.emit(assetsChanged, { assetIds: [id] })
      const { displayId, name } = settings
      context.audit({ action: 'assets.add', target: 'asset', targetId: id, after: { displayId, name } })
    },
  })
  return readAsset(context, id)
}
