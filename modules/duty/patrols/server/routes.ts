import { serve } from '#platform/server/serve.ts'
import { patrols } from '../contract.ts'
import { readPlan, savePoint, saveRoute } from './plan.ts'
import { beginRound, listMissed, listRounds, readRound } from './rounds.ts'
import { explainMissed, visit } from './visit.ts'

/** The calls of patrols. */
export const patrolsRoutes = () =>
  serve(patrols, {
    readPlan: (context) => readPlan(context),
    savePoint,
    saveRoute,
    beginRound,
    listRounds,
    readRound,
    visit,
    explainMissed,
    listMissed: (context) => listMissed(context),
  })
