import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** A version of the rates was drafted, changed, submitted, put in force, given back or discarded. */
export const chargingRatesChanged = eventKind('chargingRates.changed', 'chargingRates.view', z.object({}))
