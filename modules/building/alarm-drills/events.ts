import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** A drill began, went on or ended, or the plan of the weekly one is different now. */
export const drillsChanged = eventKind('alarmDrills.changed', 'alarmDrills.view', z.object({}))
/** A drill was not passed: what whoever sets alarms up is told. */
export const drillFailed = eventKind('alarmDrills.failed', 'alarmDrills.configure', z.object({}))
