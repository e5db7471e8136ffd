import { useQuery } from '@tanstack/react-query'
import { assetSettings } from '#modules/assets/asset-settings/contract.ts'
import { suppliers } from '#modules/assets/suppliers/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'

const api = client(assetSettings)
const suppliersApi = client(suppliers)

/** The kinds of assets in their order, retired ones too. */
export const useCategories = () =>
  useQuery({
    queryKey: ['assetSettings', 'categories'],
    queryFn: async () => (await api.listCategories({})).data,
  })

/** The areas in their order, retired ones too. */
export const useAreas = () =>
  useQuery({ queryKey: ['assetSettings', 'areas'], queryFn: async () => (await api.listAreas({})).data })

/** The suppliers who work here, to choose from; none for who may not see them. */
export function useVendors() {
  const may = useAllowed()([{ can: 'suppliers.view', service: [25, 11] }]).length > 0
  const { data = [] } = useQuery({
    queryKey: ['suppliers', 'vendors'],
    queryFn: async () => (await suppliersApi.listSuppliers({})).data,
    enabled: may,
  })
  return data.map(({ supplierId, name }) => ({ value: supplierId, label: name }))
}
