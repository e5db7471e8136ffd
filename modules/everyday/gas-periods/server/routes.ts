import { serve } from '#platform/server/serve.ts'
import { gasPeriods } from '../contract.ts'
import { closePeriod, correctPeriod, createPeriod, removePeriod, reopenPeriod } from './periods.ts'
import { currentPeriod, listPeriods } from './queries.ts'

export const routes = serve(gasPeriods, {
  list: listPeriods,
  create: createPeriod,
  correct: correctPeriod,
  remove: removePeriod,
  current: currentPeriod,
  close: closePeriod,
  reopen: reopenPeriod,
})
