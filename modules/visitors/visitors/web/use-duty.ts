import { useQuery } from '@tanstack/react-query'
import { dayStart } from '#platform/contract/taipei.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { visits } from '#modules/visitors/visits/contract.ts'

const api = client(visits)
/** Rows of the panel: those who are inside longest, and those who come next. */
const mostInside = 4
const mostAwaited = 2
const day = 24 * 60 * 60 * 1000

/** Those who are inside longest, the list of the server being the newest first. */
async function readInside() {
  const first = await api.listRecords({ status: 1, maxCount: mostInside })
  const { total } = first.pagination
  const { data } =
    total > mostInside
      ? await api.listRecords({ status: 1, maxCount: mostInside, offset: total - mostInside })
      : first
  return { total, rows: data.toReversed() }
}

/** What the duty board shows of visitors: who is inside, who is awaited today. */
export function useDuty() {
  const inside = useQuery({ queryKey: ['visitors', 'duty'], queryFn: readInside, retry: false })
  const people = useQuery({
    queryKey: ['visitors', 'totalInside'],
    queryFn: async () => (await api.totalInside({})).data,
  })
  const awaited = useQuery({
    queryKey: ['visitors', 'awaitedToday'],
    queryFn: async () =>
      api.listBooked({ to: new Date(dayStart(new Date()).getTime() + day), maxCount: mostAwaited }),
    retry: false,
  })
  useChanges(['visitors.', 'visitorLoans.'], () => {
    void inside.refetch()
    void people.refetch()
    void awaited.refetch()
  })
  return { inside, people: people.data?.people, awaited: awaited.data }
}
