import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deposits } from '#modules/parcels/deposits/contract.ts'
import { packages } from '#modules/parcels/packages/contract.ts'
import { returns } from '#modules/parcels/returns/contract.ts'
import { dayStart } from '#platform/contract/taipei.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { packageRecords } from '../contract.ts'

const packagesApi = client(packages)
const recordsApi = client(packageRecords)
const depositsApi = client(deposits)
const returnsApi = client(returns)
/** As many of what waits are listed. */
const listed = 6

/** Packages: what waits, what came and went today, what needs somebody. */
export function usePackagesArea() {
  return useQuery({
    queryKey: ['packages', 'room'],
    retry: false,
    queryFn: async () => {
      const from = dayStart(new Date())
      const [summary, arrived, left] = await Promise.all([
        packagesApi.summarizeWaiting({ maxCount: listed }),
        recordsApi.countPackages({ arrivedFrom: from }),
        recordsApi.countPackages({ handedOverFrom: from }),
      ])
      const { waiting, handedOver, returned, lost } = arrived.data
      return {
        ...summary.data,
        arrivedToday: waiting.count + handedOver.count + returned.count + lost.count,
        handedOverToday: left.data.handedOver.count,
      }
    },
  })
}

/** Deposits that wait, the oldest first. */
export function useDepositsArea(enabled: boolean) {
  const queries = useQueryClient()
  useChanges(['deposits.'], () => void queries.invalidateQueries({ queryKey: ['deposits'] }))
  return useQuery({
    queryKey: ['deposits', 'room'],
    enabled,
    retry: false,
    queryFn: async () => (await depositsApi.summarizeWaiting({ maxCount: listed })).data,
  })
}

/** Returns and outgoing parcels that wait for each courier. */
export function useReturnsArea(enabled: boolean) {
  const queries = useQueryClient()
  useChanges(['returns.'], () => void queries.invalidateQueries({ queryKey: ['returns'] }))
  return useQuery({
    queryKey: ['returns', 'room'],
    enabled,
    retry: false,
    queryFn: async () => (await returnsApi.summarizeWaiting({})).data,
  })
}
