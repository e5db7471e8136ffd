import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** Money moved in or out of an envelope. */
export const cashMoved = eventKind('cash.moved', 'cash.view', z.object({ depositId: Id }))
export const cashCounted = eventKind('cash.counted', 'cash.view', z.object({ countId: Id }))
export const cashSettingChanged = eventKind('cash.settingChanged', 'cash.view', z.object({}))
