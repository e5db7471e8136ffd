import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { assetSettings, entryChanged } from '../contract.ts'

export const settingApi = client(assetSettings)
export const changedCodes = [entryChanged('').code]

/** The kinds of assets and the areas. */
export async function askAll() {
  const [categories, areas] = await Promise.all([settingApi.listCategories({}), settingApi.listAreas({})])
  return { categories: categories.data, areas: areas.data }
}

/** The settings of assets, fresh after every change, and whether this person may change them. */
export function useSetting() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['assetSettings'] })
  useChanges(['assetSettings.', 'assets.'], () => void refresh())
  const query = useQuery({ queryKey: ['assetSettings', 'all'], queryFn: askAll })
  const mayChange = useAllowed()([{ can: 'assetSettings.change' }]).length > 0
  return { query, refresh, mayChange }
}
