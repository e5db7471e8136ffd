import type { Retention } from '#platform/server/retention.ts'
import { serve } from '#platform/server/serve.ts'
import { retention } from '../contract.ts'
import { changeDays, listRules } from './rules.ts'

/** The calls for what is kept and how long, over what the modules declare. */
export const retentionRoutes = (all: readonly Retention[]) =>
  serve(retention, {
    list: async (context) => ({ data: await listRules(context, all) }),
    change: async (context, input) => ({ data: await changeDays(context, all, input) }),
  })
