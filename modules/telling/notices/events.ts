import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** Notices were made, sent, given up or ticked off; counts and lists are different now. */
export const noticesChanged = eventKind('notices.changed', 'notices.view', z.object({}))
/** What the community decided about notices, or one of its channels. */
export const noticeSettingsChanged = eventKind('notices.settingsChanged', 'notices.view', z.object({}))
