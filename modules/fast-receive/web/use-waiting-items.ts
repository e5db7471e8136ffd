import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { deposits } from '#modules/deposits/contract.ts'
import { packages } from '#modules/packages/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useServices } from '#platform/web/frame/use-me.ts'
import { type DepositItem, depositItem, type PackageItem, packageItem } from './items.ts'

const packagesApi = client(packages)
const depositsApi = client(deposits)
/** R132: packages need service 49, deposits 48. */
const PACKAGES = 49
const DEPOSITS = 48

export interface WaitingItems {
  hasPackages: boolean
  hasDeposits: boolean
  packages: readonly PackageItem[]
  deposits: readonly DepositItem[]
  /** Whether both lists are here, for exactly these households. */
  isLoaded: boolean
  error: unknown
  failedAt: number
  reload: () => Promise<void>
}

/** What waits for some households (R114), kept fresh while other desks work. */
export function useWaitingItems(householdIds: readonly string[]): WaitingItems {
  const services = useServices()
  const queries = useQueryClient()
  const hasPackages = services?.some((one) => one.id === PACKAGES) ?? false
  const hasDeposits = services?.some((one) => one.id === DEPOSITS) ?? false
  const asked = { householdIds: [...householdIds] }
  // Nothing is kept after the dialog: what is preselected must be what waits now.
  const options = { staleTime: 0, gcTime: 0, placeholderData: keepPreviousData }
  const ofPackages = useQuery({
    ...options,
    queryKey: ['packages', 'waitingOf', householdIds],
    enabled: hasPackages,
    queryFn: async () => (await packagesApi.listWaitingOfHouseholds(asked)).data.map(packageItem),
  })
  const ofDeposits = useQuery({
    ...options,
    queryKey: ['deposits', 'waitingOf', householdIds],
    enabled: hasDeposits,
    queryFn: async () => (await depositsApi.listWaitingOfHouseholds(asked)).data.map(depositItem),
  })
  useChanges(['packages.'], () => void ofPackages.refetch())
  useChanges(['deposits.'], () => void ofDeposits.refetch())

  // Counters, tiles and lists of other screens are asked for again as well (R118).
  const reload = useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['packages'] }),
      queries.invalidateQueries({ queryKey: ['deposits'] }),
      queries.invalidateQueries({ queryKey: ['households', 'waitingCounts'] }),
    ])
  }, [queries])

  const settled = (has: boolean, query: { isSuccess: boolean; isPlaceholderData: boolean }) =>
    !has || (query.isSuccess && !query.isPlaceholderData)
  // Both lists appear at once and preselected: a list shown alone would stand there unticked.
  const both = (!hasPackages || ofPackages.data) && (!hasDeposits || ofDeposits.data)
  const packageItems = useMemo(() => (both && ofPackages.data) || [], [both, ofPackages.data])
  const depositItems = useMemo(() => (both && ofDeposits.data) || [], [both, ofDeposits.data])
  return {
    hasPackages,
    hasDeposits,
    packages: packageItems,
    deposits: depositItems,
    isLoaded: services !== undefined && settled(hasPackages, ofPackages) && settled(hasDeposits, ofDeposits),
    error:
      (ofPackages.data ? undefined : ofPackages.error) ?? (ofDeposits.data ? undefined : ofDeposits.error),
    failedAt: Math.max(ofPackages.errorUpdatedAt, ofDeposits.errorUpdatedAt),
    reload,
  }
}
