import { useQuery } from '@tanstack/react-query'
import { alarmPoints } from '#modules/building/alarm-points/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'

const api = client(alarmPoints)

interface Drillable {
  /** Points that a drill can be of, as options. */
  points: { value: string; label: string }[]
  /** Those of them that can be drilled now: nothing keeps them quiet, and they are not abnormal. */
  ready: { value: string; label: string }[]
}

/** The points of drills: of the building, and measured themselves. */
export function useDrillable(): Drillable {
  const { data = [] } = useQuery({
    queryKey: ['alarmPoints', 'names'],
    queryFn: async () => (await api.list({})).data,
  })
  const now = useMinute()
  const isQuiet = ({ silentUntil, maintenanceUntil, isNotified }: (typeof data)[number]) =>
    !isNotified || [silentUntil, maintenanceUntil].some((until) => until && until.getTime() > now)
  const optionOf = ({ pointId, place, name }: (typeof data)[number]) => ({
    value: pointId,
    label: `${place}　${name}`,
  })
  const all = data.filter(({ isPrivate, anyOf }) => !isPrivate && !anyOf.length)
  const isReady = (point: (typeof data)[number]) =>
    point.status === 'Normal' && !point.isLost && !isQuiet(point)
  return { points: all.map(optionOf), ready: all.filter(isReady).map(optionOf) }
}
