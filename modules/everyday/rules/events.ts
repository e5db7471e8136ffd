import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** A rule was written, changed by another version, or deleted. */
export const rulesChanged = eventKind('rules.changed', 'rules.view', z.object({ ruleId: Id }))
