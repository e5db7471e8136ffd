import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { assets } from '#modules/assets/assets/contract.ts'
import { suppliers } from '#modules/assets/suppliers/contract.ts'

const assetsApi = client(assets)
const suppliersApi = client(suppliers)
/** Pages of the register that are offered to choose from. */
const mostPages = 20

async function allAssets() {
  const found: { assetId: string; label: string }[] = []
  let after = ''
  for (let page = 0; page < mostPages; page++) {
    const { data, pagination } = await assetsApi.list({ after, maxCount: 100 })
    found.push(...data.map(({ assetId, displayId, name }) => ({ assetId, label: `${displayId}　${name}` })))
    after = pagination.after
    if (!after) break
  }
  return found
}

/** The things of the register, to choose from. */
export const useAssetChoices = () => useQuery({ queryKey: ['assets', 'choices'], queryFn: allAssets })

/** The suppliers who work here, to choose from; none for who may not see them. */
export const useSupplierChoices = () =>
  useQuery({
    queryKey: ['suppliers', 'choices'],
    queryFn: async () =>
      (await suppliersApi.listSuppliers({})).data.map(({ supplierId, name }) => ({
        value: supplierId,
        label: name,
      })),
  })
