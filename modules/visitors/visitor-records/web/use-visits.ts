import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Given } from '#platform/contract/call.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { visitorLoans } from '#modules/visitors/visitor-loans/contract.ts'
import { visitorSettings } from '#modules/visitors/visitor-settings/contract.ts'
import { visitors } from '#modules/visitors/visitors/contract.ts'
import { visits } from '#modules/visitors/visits/contract.ts'
import { visitorRecords } from '../contract.ts'

export const visitorsApi = client(visitors)
export const visitsApi = client(visits)
export const recordsApi = client(visitorRecords)
const settingsApi = client(visitorSettings)
const loansApi = client(visitorLoans)

export type VisitorDetail = Given<typeof visitors.calls.getVisitor>['data']

const changing = ['visitors.', 'visitorLoans.']

/** While mounted, whatever is shown of visits is asked for again after every change of them. */
export function useVisitEvents(): () => void {
  const queries = useQueryClient()
  const refresh = () => void queries.invalidateQueries({ queryKey: ['visits'] })
  useChanges(changing, refresh)
  return refresh
}

/** One visitor; every look is audited, so it is asked for again only after a change. */
export function useVisitor(visitorId: string) {
  return useQuery({
    queryKey: ['visits', 'one', visitorId],
    queryFn: async () => (await visitorsApi.getVisitor({ visitorId })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** What a visitor was lent, given back or not. */
export function useLoansOf(visitorId: string) {
  return useQuery({
    queryKey: ['visits', 'loans', visitorId],
    queryFn: async () => (await loansApi.listLoans({ visitorId })).data,
  })
}

/** Reasons that are offered, in their order, with their kinds of vendors. */
export function useReasons() {
  useSettingsEvents()
  const { data } = useQuery({
    queryKey: ['visitOptions', 'reasons'],
    queryFn: async () => (await settingsApi.listReasons({})).data,
    staleTime: 300_000,
  })
  return data ?? []
}

/** Whether booked visitors show a QR code; undefined until it is known. */
export function useCodesOn(): boolean | undefined {
  useSettingsEvents()
  return useQuery({
    queryKey: ['visitOptions', 'codes'],
    queryFn: async () => (await settingsApi.showCodes({})).data,
    staleTime: 300_000,
  }).data
}

/** The visitors' bays, and who stands in each now. */
export function useBays() {
  const { data } = useQuery({
    queryKey: ['visits', 'bays'],
    queryFn: async () => (await visitsApi.listBays({})).data,
  })
  return data ?? []
}

function useSettingsEvents(): void {
  const queries = useQueryClient()
  useChanges(['visitorSettings.'], () => void queries.invalidateQueries({ queryKey: ['visitOptions'] }))
}
