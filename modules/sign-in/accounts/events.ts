import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** What people may or which services there are has changed: every browser asks again who it is and what it may. */
export const rightsChanged = eventKind('accounts.rightsChanged', 'session', z.object({}))
