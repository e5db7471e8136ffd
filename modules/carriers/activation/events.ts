import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const households = z.object({ householdIds: z.array(Id).meta({ wire: 'TabletIds' }) })

/** Cards were bound to households. */
export const cardsBound = eventKind('activation.cardsBound', 'activation.view', households)
/** Cards were taken off households. */
export const cardsUnbound = eventKind('activation.cardsUnbound', 'activation.view', households)
/** A card was lost, disabled, enabled, or has another holder. */
export const cardChanged = eventKind('activation.cardChanged', 'activation.view', households)
/** A phone was bound, by its barcode at the desk or by a serial number in the app. */
export const phoneBound = eventKind('activation.phoneBound', 'activation.view', households)
export const phonesUnbound = eventKind('activation.phonesUnbound', 'activation.view', households)
/** A phone has another holder. */
export const phoneChanged = eventKind('activation.phoneChanged', 'activation.view', households)
/** A serial number was given out, taken back or replaced. */
export const serialsChanged = eventKind('activation.serialsChanged', 'activation.view', households)
