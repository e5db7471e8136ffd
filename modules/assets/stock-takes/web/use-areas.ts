import { useQuery } from '@tanstack/react-query'
import { assetSettings } from '#modules/assets/asset-settings/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { askOrKept } from '#platform/web/queue/kept-lists.ts'

const api = client(assetSettings)

/** The areas that can be chosen, kept for a round without a line. */
export const useAreaChoices = () =>
  useQuery({
    queryKey: ['assetSettings', 'areas', 'kept'],
    queryFn: () =>
      askOrKept(
        'stock-take areas',
        async () => (await api.listAreas({})).data,
        (found) => found,
      ),
    gcTime: Number.POSITIVE_INFINITY,
  })
    .data?.filter(({ isEnabled }) => isEnabled)
    .map(({ areaId, name }) => ({ value: areaId, label: name })) ?? []

/** The kinds of assets that can be chosen. */
export const useCategoryChoices = () =>
  useQuery({
    queryKey: ['assetSettings', 'categories'],
    queryFn: async () => (await api.listCategories({})).data,
  })
    .data?.filter(({ isEnabled }) => isEnabled)
    .map(({ categoryId, name }) => ({ value: categoryId, label: name })) ?? []
