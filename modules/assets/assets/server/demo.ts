import type { Demo } from '#platform/server/manifest.ts'
import { demoAssets } from './demo-assets.ts'

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The label of a row of the demo, the same at every start. */
const labelOf = (nth: number): string =>
  Array.from(
    { length: 12 },
    (_, at) => letters[(nth * 7 + at * 11 + nth * at * 3 + Math.floor(nth / 32) * (at + 1)) % 32],
  ).join('')

/** The register of the demo community, with what was written of each. */
export const demo: Demo = ({ now, communityId, clerk, idOf }) => {
  const addedAt = new Date(now.getTime() - 700 * 86_400_000)
  const rows = demoAssets.map((asset, nth) => {
    const [boughtOn = null, purchaseCost = null, warrantyUntil = null] = asset.bought ?? []
    return {
      communityId,
      id: idOf(`asset ${asset.displayId}`),
      displayId: asset.displayId,
      name: asset.name,
      categoryId: idOf(`asset category ${asset.category}`),
      areaId: idOf(`asset area ${asset.area}`),
      place: asset.place ?? '',
      status: asset.status ?? 1,
      keptQuantity: asset.quantity ?? 1,
      brand: asset.brand ?? '',
      model: asset.model ?? '',
      serialNumber: asset.serialNumber ?? '',
      specification: asset.specification ?? '',
      boughtOn,
      purchaseCost,
      warrantyUntil,
      usefulYears: asset.years ?? null,
      residualValue: asset.residual ?? 0,
      replacementCost: asset.replacement ?? null,
      // 永順機電 sold the pumps.
      supplierId: asset.displayId.startsWith('WS-P') ? idOf('supplier 0') : null,
      custom: Object.fromEntries(
        Object.entries(asset.custom ?? {}).map(([name, value]) => [
          idOf(`asset field ${asset.category} ${name}`),
          value,
        ]),
      ),
      qrCode: labelOf(nth),
      addedAt,
      addedBy: clerk.accountId,
      addedByName: '沈韻如',
    }
  })
  const added = rows.map(({ id, displayId }) => ({
    communityId,
    id: idOf(`asset added ${displayId}`),
    assetId: id,
    at: addedAt,
    accountId: clerk.accountId,
    accountName: '沈韻如',
    act: 'imported',
    changes: [],
  }))
  const moved = {
    communityId,
    id: idOf('asset moved'),
    assetId: idOf('asset WS-P-02'),
    at: new Date(now.getTime() - 40 * 86_400_000),
    accountId: clerk.accountId,
    accountName: clerk.name,
    act: 'changed',
    changes: [{ field: 'assetStatus', before: '使用中', after: '待維修' }],
  }
  return [
    ['asset', rows],
    ['asset_change', [...added, moved]],
  ]
}
