import { serve } from '#platform/server/serve.ts'
import { officeDays } from '../contract.ts'
import { listYears, loadYear } from './load.ts'

/** The calls with which the operator looks at office days and loads them. */
export const routes = serve(officeDays, {
  listYears: (context) => listYears(context),
  loadYear: (context, _input, { form }) => loadYear(context, form),
})
