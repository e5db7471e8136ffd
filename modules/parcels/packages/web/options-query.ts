import { queryOptions } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { packages } from '../contract.ts'

const api = client(packages)

/** Kinds, couriers and positions; once loaded they stay, for the line may be lost. */
export const optionsQuery = queryOptions({
  queryKey: ['packageOptions'],
  queryFn: async () => (await api.registerOptions({})).data,
  staleTime: 300_000,
  gcTime: Number.POSITIVE_INFINITY,
})
