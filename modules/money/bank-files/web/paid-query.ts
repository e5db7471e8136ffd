import { queryOptions } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { bankPaid } from '../paid-contract.ts'

export const paidApi = client(bankPaid)

/** What was found for what a resident says. */
export const paidQuery = (text: string, householdId: string | undefined) =>
  queryOptions({
    queryKey: ['bankLines', 'paid', text, householdId ?? ''],
    queryFn: async ({ signal }) => (await paidApi.look({ text, householdId }, { signal })).data,
    enabled: text !== '' || householdId !== undefined,
  })

/** What was sent of a payment. */
export const toldQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['bankLines', 'told', paymentId],
    queryFn: async ({ signal }) => (await paidApi.listTold({ paymentId }, { signal })).data,
  })

/** What a household owes and paid. */
export const accountQuery = (householdId: string | null) =>
  queryOptions({
    queryKey: ['bankLines', 'account', householdId],
    queryFn: async ({ signal }) =>
      householdId ? (await paidApi.account({ householdId }, { signal })).data : null,
    enabled: householdId !== null,
  })
