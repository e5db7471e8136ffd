import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** What cars may take was shared anew, somebody waits or waits no more, or the rules of it were changed. */
export const powerShared = eventKind('chargingPower.shared', 'chargingStations.view', z.object({}))
