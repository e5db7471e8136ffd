import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

export const gatewaysChanged = eventKind('alarmGateways.changed', 'alarmGateways.configure', z.object({}))
