import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** The account that the money goes to was applied for, withdrawn, approved or refused; or how fees are collected was changed. */
export const collectingChanged = eventKind('collecting.changed', 'collecting.view', z.object({}))
