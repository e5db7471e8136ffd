import { serve } from '#platform/server/serve.ts'
import { buildingView } from '../contract.ts'
import { showBuilding } from './show.ts'
import { showTrend } from './trend.ts'

export const routes = serve(buildingView, { show: (context) => showBuilding(context), showTrend })
