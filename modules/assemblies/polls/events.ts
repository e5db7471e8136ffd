import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const payload = z.object({ pollId: Id })

export const pollChanged = eventKind('polls.changed', 'polls.view', payload)
/** Somebody voted; neither who nor what. */
export const pollVoted = eventKind('polls.voted', 'polls.view', payload)
export const pollCommented = eventKind('polls.commented', 'polls.view', payload)
/** Households are reminded by these letters. */
export const pollReminded = eventKind(
  'polls.reminded',
  'polls.view',
  z.object({ pollId: Id, letterIds: z.array(Id) }),
)
/** Nobody needs a letter about it any more. */
export const pollOver = eventKind(
  'polls.over',
  'polls.view',
  z.object({ pollId: Id, letterIds: z.array(Id) }),
)
