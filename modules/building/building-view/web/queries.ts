import { alarmLog } from '#modules/building/alarm-log/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { buildingView, type Span } from '../contract.ts'

const api = client(buildingView)
const log = client(alarmLog)
/** Milliseconds after which what is on screen is asked for again. */
export const rhythm = 5000

/** Towers, and where points stand. */
export const viewQuery = () => ({
  queryKey: ['alarmPoints', 'building'],
  queryFn: async () => (await api.show({})).data,
})

/** How a point went. */
export const trendQuery = (pointId: string, hours: Span) => ({
  queryKey: ['alarmLog', 'trend', pointId, hours],
  queryFn: async () => (await api.showTrend({ pointId, hours })).data,
  refetchInterval: rhythm,
})

/** What a point said last. */
export const lastValuesQuery = (pointId: string) => ({
  queryKey: ['alarmLog', 'last', pointId],
  queryFn: async () => (await log.list({ pointIds: [pointId], maxCount: 6 })).data,
  refetchInterval: rhythm,
})
