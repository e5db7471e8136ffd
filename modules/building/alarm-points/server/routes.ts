import { serve } from '#platform/server/serve.ts'
import { alarmPoints } from '../contract.ts'
import { maintainPoints, retirePoint, silencePoint, switchNotification } from './acts.ts'
import { listCategories, ofWhoSees, readPoints } from './queries.ts'
import { addPoint, correctPoint } from './settings.ts'

export const routes = serve(alarmPoints, {
  listCategories: (context) => listCategories(context),
  list: (context, { count }) => readPoints(context, { condition: ofWhoSees(context), limit: count }),
  add: addPoint,
  correct: correctPoint,
  retire: retirePoint,
  silence: silencePoint,
  maintain: maintainPoints,
  switchNotification,
})
