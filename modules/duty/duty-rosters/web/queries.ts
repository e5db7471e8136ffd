import { client } from '#platform/web/calls/client.ts'
import { dutyRosters } from '../contract.ts'
import { leaveRequests } from '../leave-contract.ts'

export const rosterApi = client(dutyRosters)
export const leaveApi = client(leaveRequests)
/** All that the roster asks for. */
export const rosterKey = ['dutyRosters'] as const

/** A month as it is planned. */
export const monthQuery = (month: string) => ({
  queryKey: [...rosterKey, 'month', month],
  queryFn: async () => (await rosterApi.readMonth({ month })).data,
})

/** One's own month as published. */
export const ownQuery = (month: string) => ({
  queryKey: [...rosterKey, 'own', month],
  queryFn: async () => (await rosterApi.readOwn({ month })).data,
})

export const onDutyQuery = {
  queryKey: [...rosterKey, 'onDuty'],
  queryFn: async () => (await rosterApi.listOnDuty({})).data,
}
