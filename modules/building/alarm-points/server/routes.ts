import type { AssetRegister } from '#platform/server/asset-register.ts'
import { serve } from '#platform/server/serve.ts'
import { alarmPoints } from '../contract.ts'
import { maintainPoints, retirePoint, silencePoint, switchNotification } from './acts.ts'
import { listCategories, ofWhoSees, readPoints } from './queries.ts'
import { addPoint, correctPoint } from './settings.ts'

/** The calls of points. `registers` know which things points may name by number. */
export const alarmPointsRoutes = (registers: readonly AssetRegister[]) =>
  serve(alarmPoints, {
    listCategories: (context) => listCategories(context),
    list: (context, { count }) => readPoints(context, { condition: ofWhoSees(context), limit: count }),
    add: (context, input) => addPoint(context, input, registers),
    correct: (context, input) => correctPoint(context, input, registers),
    retire: retirePoint,
    silence: silencePoint,
    maintain: maintainPoints,
    switchNotification,
  })
