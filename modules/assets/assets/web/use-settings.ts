import { useQuery } from '@tanstack/react-query'
import { assetSettings } from '#modules/assets/asset-settings/contract.ts'
import { client } from '#platform/web/calls/client.ts'

const api = client(assetSettings)

/** The kinds of assets in their order, retired ones too. */
export const useCategories = () =>
  useQuery({
    queryKey: ['assetSettings', 'categories'],
    queryFn: async () => (await api.listCategories({})).data,
  })

/** The areas in their order, retired ones too. */
export const useAreas = () =>
  useQuery({ queryKey: ['assetSettings', 'areas'], queryFn: async () => (await api.listAreas({})).data })
