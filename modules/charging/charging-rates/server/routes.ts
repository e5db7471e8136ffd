import { serve } from '#platform/server/serve.ts'
import { chargingRates } from '../contract.ts'
import { listRates } from './read-rates.ts'
import { addRate, changeRate, discardRate, enactRate, giveRateBack } from './write-rates.ts'

export const routes = serve(chargingRates, {
  list: (context) => listRates(context),
  add: addRate,
  change: changeRate,
  discard: discardRate,
  enact: enactRate,
  giveBack: giveRateBack,
})
