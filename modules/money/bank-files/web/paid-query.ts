import { queryOptions } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { bankPaid } from '../paid-contract.ts'

const api = client(bankPaid)

/** What was found for what a resident says. */
export const paidQuery = (text: string, householdId: string | undefined) =>
  queryOptions({
    queryKey: ['bankLines', 'paid', text, householdId ?? ''],
    queryFn: async ({ signal }) => (await api.look({ text, householdId }, { signal })).data,
    enabled: text !== '' || householdId !== undefined,
  })

/** What a household owes and paid. */
export const accountQuery = (householdId: string | null) =>
  queryOptions({
    queryKey: ['bankLines', 'account', householdId],
    queryFn: async ({ signal }) =>
      householdId ? (await api.account({ householdId }, { signal })).data : null,
    enabled: householdId !== null,
  })
