import { client } from '#platform/web/calls/client.ts'
import { pageQuery } from '#platform/web/list/page-query.ts'
import { alarmPoints } from '../contract.ts'

const api = client(alarmPoints)

/** All points: the list is filtered where it is shown. */
export const pointsQuery = () => pageQuery(['alarmPoints'], api.list, { count: 2_147_483_647 })
