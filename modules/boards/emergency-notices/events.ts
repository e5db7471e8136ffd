import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const payload = z.object({ noticeId: Id })

export const noticePublished = eventKind('emergencyNotices.published', 'emergencyNotices.view', payload)
/** It ends earlier or later than was said. */
export const noticeEndsOtherwise = eventKind('emergencyNotices.changed', 'emergencyNotices.view', payload)
/** Somebody walks to a screen that does not show it, or was there. */
export const noticeWalked = eventKind('emergencyNotices.walked', 'emergencyNotices.view', payload)
/** A screen says that it shows it. */
export const noticeShown = eventKind('emergencyNotices.shown', 'emergencyNotices.view', payload)
