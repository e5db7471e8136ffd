import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { PrivateAlert, PublicAlert } from './shapes.ts'

/** An alarm of the building began, or began again (R205). */
export const alarmRaised = eventKind('alarmEvents.raised', 'alarmEvents.view', PublicAlert)
/** A household calls for help (R205). */
export const privateAlarmRaised = eventKind(
  'alarmEvents.privateRaised',
  'alarmEvents.viewPrivate',
  PrivateAlert,
)
/** An alarm of the highest two levels: what a browser tells although nobody looks at the page. */
export const alarmRang = eventKind('alarmEvents.rang', 'alarmEvents.handle', z.object({}))
/** Something was done about alarms, or their condition changed. */
export const alarmsChanged = eventKind('alarmEvents.changed', 'alarmEvents.view', z.object({}))
