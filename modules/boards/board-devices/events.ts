import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const payload = z.object({ displayDeviceId: Id })

export const deviceChangedEvent = eventKind('boardDevices.changed', 'boardDevices.view', payload)
/** A screen gave the picture that it was asked for. */
export const shotTaken = eventKind('boardDevices.shot', 'boardDevices.view', payload)
/** A screen is heard of again after it was off. */
export const deviceBack = eventKind('boardDevices.back', 'boardDevices.view', payload)
