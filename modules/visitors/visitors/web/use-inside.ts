import { useInfiniteQuery } from '@tanstack/react-query'
import { Problem } from '#platform/contract/problem.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { visits } from '#modules/visitors/visits/contract.ts'
import { waitFirst } from './wait-first.ts'

const api = client(visits)
/** R174 */
const pageSize = 10

/** Somebody inside, as both lists of the server give them. */
export interface InsideRow {
  visitorId: string
  label: string
  name: string
  plate: string
  remark: string
  arrivedAt: Date
  cardCode: string
  pledgeKindId: string | null
}

async function pageOf(keyword: string, offset: number, signal: AbortSignal) {
  await waitFirst(signal)
  const paging = { offset, maxCount: pageSize }
  try {
    if (keyword) return await api.listRecords({ status: 1, keyword, ...paging }, { signal })
    return await api.listInside(paging, { signal })
  } catch (error) {
    // R179; 401 has led to the login page already (R178).
    if (error instanceof Problem && error.kind !== 'unauthenticated')
      void alertBox(text('visitorsInside', 'loadFailed'))
    throw error
  }
}

/** Who is inside, ten at a time, the newest first; all of it again when a visitor comes or goes. */
export function useInside(keyword: string) {
  const query = useInfiniteQuery({
    queryKey: ['visitors', 'inside', keyword],
    queryFn: ({ pageParam, signal }) => pageOf(keyword, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ pagination }) => {
      const next = pagination.offset + pageSize
      return next < pagination.total ? next : undefined
    },
    retry: false,
    placeholderData: (before) => before,
  })
  useChanges(['visitors.'], () => void query.refetch())
  const pages = query.data?.pages ?? []
  // Somebody who came meanwhile moves the others to the next page: each is shown once.
  const rows = new Map<string, InsideRow>()
  for (const { data } of pages)
    for (const row of data) {
      const { visitorId, label, plate, remark, arrived } = row
      if (!arrived || rows.has(visitorId)) continue
      const { arrivedAt, cardCode, pledgeKindId } = arrived
      const name = row.name || ('firm' in row ? row.firm || row.reason : '')
      rows.set(visitorId, { visitorId, label, name, plate, remark, arrivedAt, cardCode, pledgeKindId })
    }
  return { ...query, rows: [...rows.values()], total: pages[0]?.pagination.total }
}
