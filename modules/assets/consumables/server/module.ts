import type { ServerModule } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { permissions } from '../access.ts'
import { consumables } from '../contract.ts'
import { consumablesWords } from '../words.ts'
import { demo } from './demo.ts'
import { finders } from './finders.ts'
import { moveConsumable } from './move.ts'
import { listConsumables, listLines, listUsed, readConsumable } from './queries.ts'
import { addConsumable, correctConsumable, removeConsumable } from './settings.ts'

/** What the module consumables brings to the server. */
export const consumablesModule: ServerModule = {
  words: consumablesWords,
  contracts: [consumables],
  permissions,
  finders,
  routes: serve(consumables, {
    list: listConsumables,
    get: (context, { consumableId }) => readConsumable(context, consumableId),
    add: addConsumable,
    correct: correctConsumable,
    remove: removeConsumable,
    listLines,
    listUsed,
    move: moveConsumable,
  }),
  demo,
}
