import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** The weather on boards, or where it comes from, is different now. */
export const weatherTold = eventKind('boardWeather.changed', 'boardSettings.view', z.object({}))
