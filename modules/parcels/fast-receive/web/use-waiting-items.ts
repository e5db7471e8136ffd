import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { deposits } from '#modules/parcels/deposits/contract.ts'
import { packages, type WaitingPackage } from '#modules/parcels/packages/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useServices } from '#platform/web/frame/use-me.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { isOffline } from '#platform/web/queue/line.ts'
import { type DepositItem, depositItem, type Item, type PackageItem, packageItem } from './items.ts'
import { knownWaitingOf } from './known-waiting.ts'
import { useQueuedHandOvers } from './use-queued-hand-overs.ts'

const packagesApi = client(packages)
const depositsApi = client(deposits)
/** R132: packages need service 49, deposits 48. */
const PACKAGES = 49
const DEPOSITS = 48
/** Milliseconds that a list may take before what is known here is shown instead. */
const patience = 8000

export interface WaitingItems {
  hasPackages: boolean
  hasDeposits: boolean
  packages: readonly PackageItem[]
  deposits: readonly DepositItem[]
  /** Whether both lists are here, for exactly these households. */
  isLoaded: boolean
  error: unknown
  failedAt: number
  /** Without a line the packages are those known at this time, ms; there are no deposits then. */
  knownAt: number | undefined
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
    queryFn: () =>
      askOrKnow<{ at?: number; packages: readonly WaitingPackage[] }>(
        async () => ({ packages: (await packagesApi.listWaitingOfHouseholds(asked, { patience })).data }),
        () => knownWaitingOf(householdIds),
      ),
  })
  const ofDeposits = useQuery({
    ...options,
    queryKey: ['deposits', 'waitingOf', householdIds],
    enabled: hasDeposits,
    queryFn: () =>
      askOrKnow(
        async () => (await depositsApi.listWaitingOfHouseholds(asked, { patience })).data,
        () => (knownWaitingOf(householdIds) ? [] : undefined),
      ),
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
  const queued = useQueuedHandOvers()
  const packageItems = useMemo(
    () => (both && ofPackages.data?.packages.map(packageItem).map(marking(queued))) || [],
    [both, ofPackages.data, queued],
  )
  const depositItems = useMemo(
    () => (both && ofDeposits.data?.map(depositItem).map(marking(queued))) || [],
    [both, ofDeposits.data, queued],
  )
  return {
    hasPackages,
    hasDeposits,
    packages: packageItems,
    deposits: depositItems,
    isLoaded: services !== undefined && settled(hasPackages, ofPackages) && settled(hasDeposits, ofDeposits),
    error:
      (ofPackages.data ? undefined : ofPackages.error) ?? (ofDeposits.data ? undefined : ofDeposits.error),
    failedAt: Math.max(ofPackages.errorUpdatedAt, ofDeposits.errorUpdatedAt),
    knownAt: ofPackages.data?.at,
    reload,
  }
}

/** Marks what was handed over here and waits to be sent. */
const marking =
  (queued: ReadonlySet<string>) =>
  <T extends Item>(item: T): T =>
    queued.has(item.id) ? { ...item, queued: true } : item

/** Asks the server, or what is known here when the line is lost; throws the lost line when nothing is known. */
async function askOrKnow<T>(ask: () => Promise<T>, know: () => T | undefined): Promise<T> {
  const before = isOffline() ? know() : undefined
  if (before !== undefined) return before
  try {
    return await ask()
  } catch (error) {
    const answer = error instanceof LostConnection ? know() : undefined
    if (answer === undefined) throw error
    return answer
  }
}
