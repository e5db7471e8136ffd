import { serve } from '#platform/server/serve.ts'
import { alarmDrills } from '../contract.ts'
import { savePlan, showPlan } from './plan.ts'
import { listDrills, readDrill } from './read.ts'
import { startDrill } from './run.ts'

export const routes = serve(alarmDrills, {
  showPlan: (context) => showPlan(context),
  savePlan,
  list: listDrills,
  get: (context, { drillId }) => readDrill(context, drillId),
  start: startDrill,
})
