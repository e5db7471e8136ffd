import type { Given } from '#platform/contract/call.ts'
import { client } from '#platform/web/calls/client.ts'
import { intercomRinging } from '../contract.ts'

export const ringingApi = client(intercomRinging)
export type ExchangeState = Given<typeof intercomRinging.calls.show>['data']
