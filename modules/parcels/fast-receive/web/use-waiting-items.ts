import {
  keepPreviousData,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useContributions } from '#platform/web/frame/contributions.ts'
import type { HandOverKind, WaitingItem } from '#platform/web/frame/hand-over-kind.ts'
import { useAllowed, useMe, useServices } from '#platform/web/frame/use-me.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { isOffline } from '#platform/web/queue/line.ts'
import type { Item } from './items.ts'
import { useQueuedHandOvers } from './use-queued-hand-overs.ts'

/** Milliseconds that a list may take before what is known here is shown instead. */
const patience = 8000
const none: readonly HandOverKind[] = []

export interface WaitingItems {
  /** The kinds of things that this community hands over, each a tab. */
  kinds: readonly HandOverKind[]
  /** What waits, kind by kind. */
  all: readonly Item[]
  /** Whether all lists are here, for exactly these households. */
  isLoaded: boolean
  error: unknown
  /** Without a line: those kinds whose things are known, at this time, ms; nothing is known of the others. */
  known: { at: number; kinds: readonly HandOverKind[] } | undefined
  reload: () => Promise<void>
}

interface Waiting {
  at?: number
  items: readonly WaitingItem[]
}

/** The kinds of things whose service the community has and that this person may see (R132); undefined until they are loaded. */
function useKinds(): readonly HandOverKind[] | undefined {
  const { handOverKinds } = useContributions()
  const allowed = useAllowed()
  const isKnown = [useMe(), useServices()].every(Boolean)
  const parts = isKnown ? allowed(handOverKinds) : undefined
  return useQuery({
    queryKey: ['fastReceive', 'kinds', parts?.map(({ name }) => name)],
    enabled: parts !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => Promise.all((parts ?? []).map((part) => part.load())),
  }).data
}

/** What waits for some households (R114), kept fresh while other desks work. */
export function useWaitingItems(householdIds: readonly string[]): WaitingItems {
  const loaded = useKinds()
  const kinds = loaded ?? none
  const queries = useQueryClient()
  // Nothing is kept after the dialog: what is preselected must be what waits now.
  const options = { staleTime: 0, gcTime: 0, placeholderData: keepPreviousData }
  const lists = useQueries({
    queries: kinds.map((kind) => ({
      ...options,
      queryKey: [kind.queryKey, 'waitingOf', householdIds],
      queryFn: () => askOrKnow(kind, kinds, [...householdIds]),
    })),
    combine: together,
  })
  useChanges(
    kinds.map((kind) => kind.changedBy),
    () => {
      for (const { queryKey } of kinds) void queries.invalidateQueries({ queryKey: [queryKey, 'waitingOf'] })
    },
  )

  // Counters, tiles and lists of other screens are asked for again as well (R118).
  const reload = useCallback(async () => {
    const keys = [...kinds.map((kind) => [kind.queryKey]), ['households', 'waitingCounts']]
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
  }, [queries, kinds])

  const queued = useQueuedHandOvers()
  const { data } = lists
  const all = useMemo(
    () =>
      kinds.flatMap((kind, nth) =>
        (data?.[nth]?.items ?? []).map((item) => ({ ...item, kind, queued: queued.has(item.id) })),
      ),
    [kinds, queued, data],
  )
  const at = data?.find((list) => list.at !== undefined)?.at
  const shown = useMemo(
    () => kinds.filter((kind) => !kind.isRare || all.some((item) => item.kind === kind)),
    [kinds, all],
  )
  return {
    kinds: shown,
    all,
    isLoaded: loaded !== undefined && lists.isSettled,
    error: lists.error,
    known:
      at === undefined ? undefined : { at, kinds: kinds.filter((_, nth) => data?.[nth]?.at !== undefined) },
    reload,
  }
}

/** All lists appear at once and preselected: a list shown alone would stand there unticked. */
function together(lists: UseQueryResult<Waiting>[]) {
  const data = lists.flatMap((list) => list.data ?? [])
  return {
    data: data.length === lists.length ? data : undefined,
    isSettled: lists.every(({ isSuccess, isPlaceholderData }) => isSuccess && !isPlaceholderData),
    error: lists.find((list) => !list.data && list.error)?.error,
  }
}

/**
 * Asks the server, or what is known here when the line is lost: nothing of a kind that is not known while another one is.
 * Throws the lost line when nothing is known at all.
 */
async function askOrKnow(
  kind: HandOverKind,
  kinds: readonly HandOverKind[],
  householdIds: string[],
): Promise<Waiting> {
  const know = () =>
    kind.knownWaiting?.(householdIds) ??
    (kinds.some((other) => other.knownWaiting?.(householdIds)) ? { items: [] } : undefined)
  const before = isOffline() ? know() : undefined
  if (before) return before
  try {
    return { items: await kind.listWaiting(householdIds, patience) }
  } catch (error) {
    const answer = error instanceof LostConnection ? know() : undefined
    if (!answer) throw error
    return answer
  }
}
