import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { type Export, exports } from '../contract.ts'
import { watchExport } from './watched.ts'

export const exportsApi = client(exports)

/** Milliseconds: events say how far an export is, and this asks in case one was lost. */
const poll = 3000

/** Whether an export is waiting or being written. */
export const isUnderWay = ({ state }: Pick<Export, 'state'>): boolean =>
  state === 'created' || state === 'pending' || state === 'inprogress'

/** How far in whole percent; 99 until the file is closed. */
export const percentOf = ({ rowCount, total }: Pick<Export, 'rowCount' | 'total'>): number =>
  total ? Math.min(99, Math.floor((rowCount / total) * 100)) : 0

/** One export while it is made: by events, and by asking every three seconds. */
export function useExport(exportId: string | undefined): Export | undefined {
  const queries = useQueryClient()
  useEffect(() => {
    if (!exportId) return
    return watchExport(exportId)
  }, [exportId])
  useChanges(['exports.'], () => void queries.invalidateQueries({ queryKey: ['exports'] }))
  return useQuery({
    queryKey: ['exports', exportId],
    queryFn: async () => (await exportsApi.get({ exportId: exportId ?? '' })).data,
    enabled: exportId !== undefined,
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : poll),
  }).data
}
