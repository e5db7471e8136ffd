import { queryOptions } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { foodMenu } from '../contract.ts'

export const menuApi = client(foodMenu)

/** The categories with their dishes. */
export const menusQuery = queryOptions({
  queryKey: ['foodMenu', 'menus'],
  queryFn: async () => (await menuApi.listMenus({})).data,
})
/** The specs with their options. */
export const specsQuery = queryOptions({
  queryKey: ['foodMenu', 'specs'],
  queryFn: async () => (await menuApi.listSpecs({})).data,
})
/** The dishes that ask for a spec. */
export const usedItemsQuery = (specId: string) =>
  queryOptions({
    queryKey: ['foodMenu', 'used', specId],
    queryFn: async () => (await menuApi.listUsedItems({ specId })).data,
  })

/** While mounted, whatever is shown of the menu is asked for again after every change of it. */
export function useMenuChanges(): void {
  const queries = useQueryClient()
  useChanges(['foodMenu.changed'], () => void queries.invalidateQueries({ queryKey: ['foodMenu'] }))
}
