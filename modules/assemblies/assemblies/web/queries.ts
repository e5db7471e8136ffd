import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { assemblyBylaws } from '../bylaws-contract.ts'
import { assemblies } from '../contract.ts'
import { assemblyFloor } from '../floor-contract.ts'
import { assemblyRoll } from '../roll-contract.ts'
import { assemblyVotes } from '../votes-contract.ts'

export const assembliesApi = client(assemblies)
export const rollApi = client(assemblyRoll)
export const votesApi = client(assemblyVotes)
export const bylawsApi = client(assemblyBylaws)
export const floorApi = client(assemblyFloor)

/** Everything that is shown of assemblies is asked for again when one of them changes. */
export function useFresh() {
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: ['assemblies'] })
  useChanges(['assemblies.'], () => void again())
  return again
}

export const useAssembly = (assemblyId: string | undefined) =>
  useQuery({
    queryKey: ['assemblies', 'one', assemblyId],
    queryFn: async () => (await assembliesApi.get({ assemblyId: assemblyId ?? '' })).data,
    enabled: assemblyId !== undefined,
  })
export const useDashboard = (assemblyId: string) =>
  useQuery({
    queryKey: ['assemblies', 'dashboard', assemblyId],
    queryFn: async () => (await assembliesApi.dashboard({ assemblyId })).data,
  })
export const useTopics = (assemblyId: string) =>
  useQuery({
    queryKey: ['assemblies', 'topics', assemblyId],
    queryFn: async () => (await votesApi.listTopics({ assemblyId })).data,
  })
export const useTopic = (topicId: string) =>
  useQuery({
    queryKey: ['assemblies', 'topic', topicId],
    queryFn: async () => (await votesApi.getTopic({ topicId })).data,
  })
export const useVoting = (topicId: string | undefined) =>
  useQuery({
    queryKey: ['assemblies', 'voting', topicId],
    queryFn: async () => (await votesApi.votingDashboard({ topicId: topicId ?? '' })).data,
    enabled: topicId !== undefined,
  })
export const useUnits = (assemblyId: string) =>
  useQuery({
    queryKey: ['assemblies', 'units', assemblyId],
    queryFn: async () => (await rollApi.listUnits({ assemblyId })).data,
  })
/** What the register says otherwise than the roll; asked for by whoever prepares it. */
export const useDifferences = (assemblyId: string, enabled = true) =>
  useQuery({
    queryKey: ['assemblies', 'differences', assemblyId],
    queryFn: async () => (await rollApi.compareRegister({ assemblyId })).data,
    enabled,
  })
export const useObjections = (assemblyId: string) =>
  useQuery({
    queryKey: ['assemblies', 'objections', assemblyId],
    queryFn: async () => (await assembliesApi.listObjections({ assemblyId })).data,
  })
/** The thresholds of the community's bylaws. */
export const useBylaws = () =>
  useQuery({
    queryKey: ['assemblies', 'bylaws'],
    queryFn: async () => (await bylawsApi.show({})).data,
  })
