import { deleteOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { chargingStationsWords } from '../words.ts'

/** How long it is kept who told a station what, and which household had a card (個資法 Art. 11). */
export const retentions = retentionsOf(chargingStationsWords, {
  'chargingStations.commands': {
    defaultDays: 730,
    minDays: 90,
    maxDays: 1825,
    forget: [deleteOld({ table: 'charging_command', endedAt: 't.asked_at' })],
  },
  'chargingStations.tags': {
    defaultDays: 365,
    minDays: 30,
    maxDays: 1825,
    forget: [deleteOld({ table: 'charging_tag', endedAt: 't.retired_at' })],
  },
})
