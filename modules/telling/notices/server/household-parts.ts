import type { HouseholdPart } from '#platform/server/household-part.ts'
import { rehomeNotices } from './rehome.ts'

/** What a household is yet to be told, when households are merged or split; nobody sees it among what moves. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'notices',
    title: '通知',
    async move(context, { from, to, residentIds }) {
      await rehomeNotices(context, { fromId: from.id, toId: to.id, residentIds })
      return 0
    },
  },
]
