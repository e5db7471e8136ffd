import { useQuery } from '@tanstack/react-query'
import { maintenanceApi } from './list-query.ts'

/** One plan. */
export const usePlan = (planId: string | undefined) =>
  useQuery({
    queryKey: ['maintenance', 'plan', planId],
    enabled: planId !== undefined,
    queryFn: async () => (await maintenanceApi.readPlan({ planId: planId ?? '' })).data,
    retry: false,
  })
