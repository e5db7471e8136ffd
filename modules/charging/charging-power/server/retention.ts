import { deleteOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { chargingPowerWords } from '../words.ts'

/** How long it is kept what the building took: of nobody, for what another contract would have cost. */
export const retentions = retentionsOf(chargingPowerWords, {
  'chargingPower.samples': {
    defaultDays: 800,
    minDays: 60,
    maxDays: 3650,
    forget: [deleteOld({ table: 'charging_power', endedAt: 't.at' })],
  },
})
