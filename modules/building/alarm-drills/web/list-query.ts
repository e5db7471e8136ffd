import { client } from '#platform/web/calls/client.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { alarmDrills } from '../contract.ts'
import type { DrillSearch } from './screens.ts'

const api = client(alarmDrills)

/** A page of drills. */
export const drillsQuery = (_search: DrillSearch, { after }: PageStart) =>
  pageQuery(['alarmDrills'], api.list, { after, maxCount: 50 })
