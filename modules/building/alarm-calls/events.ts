import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** Whom alarms call is different now. */
export const callPlanChanged = eventKind('alarmCalls.changed', 'alarmCalls.view', z.object({}))
