import { useQuery } from '@tanstack/react-query'
import { alarmPoints } from '#modules/building/alarm-points/contract.ts'
import { client } from '#platform/web/calls/client.ts'

const api = client(alarmPoints)

/** Points that a drill can be of, as options. */
export function useDrillable(): { value: string; label: string }[] {
  const { data = [] } = useQuery({
    queryKey: ['alarmPoints', 'names'],
    queryFn: async () => (await api.list({})).data,
  })
  return data
    .filter(({ isPrivate, anyOf }) => !isPrivate && !anyOf.length)
    .map(({ pointId, place, name }) => ({ value: pointId, label: `${place}　${name}` }))
}
