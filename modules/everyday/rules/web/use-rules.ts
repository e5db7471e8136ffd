import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { rules } from '../contract.ts'

export const rulesApi = client(rules)

/** All rules, as a list that comes whole. */
export const rulesQuery = () => ({
  queryKey: ['rules', 'all'],
  queryFn: () => rulesApi.listRules({}),
})

/** One rule with its versions, fresh after every change. */
export function useRule(ruleId: string | undefined) {
  const queries = useQueryClient()
  useChanges(['rules.'], () => void queries.invalidateQueries({ queryKey: ['rules'] }))
  return useQuery({
    queryKey: ['rules', 'one', ruleId],
    queryFn: async () => (await rulesApi.getRule({ ruleId: ruleId ?? '' })).data,
    enabled: ruleId !== undefined,
    retry: false,
  })
}
