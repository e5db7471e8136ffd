import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { facilityForms } from '../form-contract.ts'
import { linkClosed } from '../problems.ts'

export const formApi = client(facilityForms)
export const closed = linkClosed().code

const usual = { retry: false, refetchInterval: 60_000 } as const

/** What the household's page shows. */
export const useForm = (token: string) =>
  useQuery({
    queryKey: ['facilityForm', token],
    queryFn: async () => (await formApi.show({ token: token || '-' }, { handles: [closed] })).data,
    ...usual,
  })

/** The slots of a day. */
export const useDay = (token: string, facilityId: string, day: string) =>
  useQuery({
    queryKey: ['facilityForm', token, facilityId, day],
    queryFn: async () => (await formApi.showDay({ token, facilityId, day })).data,
    ...usual,
  })

/** Asks again for everything of the page. */
export function useFormAgain(token: string): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['facilityForm', token] })
}
