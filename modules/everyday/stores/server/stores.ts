import type { Act } from '#platform/contract/words.ts'
import type { Lease } from '#platform/server/database.ts'
import { orderedEntries } from '#platform/server/entries.ts'
import { type Store, storeChanged, storeIdTaken, storeNameTaken, storeOrderChanged } from '../contract.ts'
import { storesChanged } from '../events.ts'
import { storeTable } from './tables.ts'

/** The shops around, in the order that people see. */
export const entries = orderedEntries(storeTable, {
  problems: {
    changed: storeChanged,
    nameTaken: storeNameTaken,
    idTaken: storeIdTaken,
    orderChanged: storeOrderChanged,
  },
  tell: (context, act, id, before, after) => {
    const action: Act = `stores.${act}`
    context.emit(storesChanged, {})
    context.audit({ action, target: 'store', targetId: String(id ?? 'order'), before, after })
  },
})

/** Those that are shown in their order, retired ones after them. */
export async function listStores(lease: Lease): Promise<Store[]> {
  const rows = await entries.read(lease)
  const shown = rows.map(
    ({ id, version, retiredAt, position: _position, communityId: _communityId, ...content }) => ({
      storeId: id,
      rowVersion: version,
      isRetired: retiredAt !== null,
      ...content,
    }),
  )
  return [...shown.filter(({ isRetired }) => !isRetired), ...shown.filter(({ isRetired }) => isRetired)]
}
