import type { ServerModule } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { permissions } from '../access.ts'
import { stockTakes } from '../contract.ts'
import { stockTakesWords } from '../words.ts'
import { closeTake, giveUpTake } from './close.ts'
import { demo } from './demo.ts'
import { readDetail, readTakes } from './queries.ts'
import { beginTake, countThing } from './take.ts'

/** What the module stock-takes brings to the server. */
export const stockTakesModule: ServerModule = {
  words: stockTakesWords,
  contracts: [stockTakes],
  permissions,
  routes: serve(stockTakes, {
    list: (context) => readTakes(context),
    begin: beginTake,
    read: (context, { takeId }) => readDetail(context, takeId),
    count: countThing,
    close: closeTake,
    giveUp: giveUpTake,
  }),
  demo,
}
