import type { Retention } from '#platform/server/retention.ts'
import { serve } from '#platform/server/serve.ts'
import { retention } from '../contract.ts'
import { changeDays, listRules } from './rules.ts'

/** The calls for what is kept and how long, over what the modules declare. */
export const retentionRoutes = (all: readonly Retention[]) =>
  serve(retention, {
    list: (context) => listRules(context, all),
    change: (context, input) => changeDays(context, all, input),
  })
