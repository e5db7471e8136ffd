import { wordOf } from '#platform/web/i18n/words.ts'
import { auditSpeaker } from '../audit-speaker.ts'

const speaker = auditSpeaker(wordOf)

/** An act, thing, module or field as people say it; what has no word stands as it is. Pages that use it come `withWords`. */
export const spoken = {
  ...speaker,
  /** What a row was done to: its kind and its name. */
  whom: (row: { target: string; targetId: string; targetName: string }) =>
    [speaker.target(row.target), speaker.thing(row)].filter(Boolean).join('　'),
}
