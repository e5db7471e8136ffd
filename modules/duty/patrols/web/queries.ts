import { client } from '#platform/web/calls/client.ts'
import { askOrKept } from '#platform/web/queue/kept-lists.ts'
import { patrols } from '../contract.ts'

export const patrolsApi = client(patrols)
export const patrolsKey = ['patrols'] as const

export const planQuery = {
  queryKey: [...patrolsKey, 'plan'],
  queryFn: async () => (await patrolsApi.readPlan({})).data,
}

export const dayQuery = (day: string) => ({
  queryKey: [...patrolsKey, 'day', day],
  queryFn: async () => (await patrolsApi.listRounds({ day })).data,
})

export const missedQuery = {
  queryKey: [...patrolsKey, 'missed'],
  queryFn: async () => (await patrolsApi.listMissed({})).data,
}

/** A round as it is walked: kept in the phone, without what was written and who it was. */
export const roundQuery = (roundId: string) => ({
  queryKey: [...patrolsKey, 'round', roundId],
  queryFn: () =>
    askOrKept(
      `patrol ${roundId}`,
      async () => (await patrolsApi.readRound({ roundId })).data,
      (round) => ({
        ...round,
        stops: round.stops.map((stop) => ({
          ...stop,
          visit: stop.visit && { ...stop.visit, by: '', note: '', answers: [], photo: '' },
          missed: stop.missed && { ...stop.missed, note: '', explainedBy: '' },
        })),
      }),
    ),
})
