import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** A round began, somebody was at a point, or nobody was in time. */
export const patrolsChanged = eventKind('patrols.changed', 'patrols.walk', z.object({}))
