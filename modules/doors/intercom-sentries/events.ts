import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** Sentries, their devices, devices of households, or the settings of the intercom are different now. */
export const sentriesChanged = eventKind('intercomSentries.changed', 'intercomSentries.view', z.object({}))
