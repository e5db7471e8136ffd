import { client } from '#platform/web/calls/client.ts'
import { pageQuery } from '#platform/web/list/page-query.ts'
import { alarmGateways } from '../contract.ts'

const api = client(alarmGateways)

/** All gateways. */
export const gatewaysQuery = () => pageQuery(['alarmGateways'], api.list, {})
