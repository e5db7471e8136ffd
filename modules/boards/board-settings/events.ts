import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** What holds on every screen is different now. */
export const boardSettingsChanged = eventKind('boardSettings.changed', 'boardSettings.view', z.object({}))
