import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** What is expected of the repair fund was decided otherwise. */
export const fundPlanChanged = eventKind('costEstimations.changed', 'costEstimations.view', z.object({}))
