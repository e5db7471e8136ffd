import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { packages } from '../contract.ts'

const api = client(packages)

/** Kinds, couriers and shelf positions to choose from. */
export const useRegisterOptions = () =>
  useQuery({
    queryKey: ['packageOptions'],
    queryFn: async () => (await api.registerOptions({})).data,
    staleTime: 300_000,
  })
