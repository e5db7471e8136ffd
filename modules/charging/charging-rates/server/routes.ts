import { serve } from '#platform/server/serve.ts'
import { chargingRates } from '../contract.ts'
import { taipower } from '../taipower-contract.ts'
import { listTables, loadTable } from './load-taipower.ts'
import { listRates } from './read-rates.ts'
import { addRate, changeRate, discardRate, enactRate, giveRateBack } from './write-rates.ts'

const rateRoutes = serve(chargingRates, {
  list: (context) => listRates(context),
  add: addRate,
  change: changeRate,
  discard: discardRate,
  enact: enactRate,
  giveBack: giveRateBack,
})

/** The calls with which the operator loads what Taipower publishes. */
const taipowerRoutes = serve(taipower, {
  listTables: (context) => listTables(context),
  loadTable: (context, _input, { form }) => loadTable(context, form),
})

export const routes = [...rateRoutes, ...taipowerRoutes]
