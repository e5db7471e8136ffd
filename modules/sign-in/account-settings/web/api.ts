import { queryOptions } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { accountSettings } from '../contract.ts'

export const settingsApi = client(accountSettings)

export const infoQuery = queryOptions({
  queryKey: ['accountSettings', 'info'],
  queryFn: async () => (await settingsApi.showInfo({})).data,
})
export const sessionsQuery = queryOptions({
  queryKey: ['accountSettings', 'sessions'],
  queryFn: async () => (await settingsApi.listSessions({})).data,
})
export const signInsQuery = queryOptions({
  queryKey: ['accountSettings', 'signIns'],
  queryFn: async () => (await settingsApi.listSignIns({})).data,
})
