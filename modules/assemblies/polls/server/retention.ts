import { emptyOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { pollsWords } from '../words.ts'

/** How long it is known who chose what, and what was said (個資法 Art. 11). Polls last no longer than the shortest of these. */
export const retentions = retentionsOf(pollsWords, {
  'polls.ballots': {
    defaultDays: 1825,
    minDays: 365,
    maxDays: 3650,
    forget: [
      emptyOld({
        table: 'poll_ballot',
        endedAt: 't.at',
        where: 't.household_id is not null',
        set: "household_id = null, receipt = ''",
      }),
    ],
  },
  'polls.comments': {
    defaultDays: 730,
    minDays: 180,
    maxDays: 1825,
    forget: [
      emptyOld({
        table: 'poll_comment',
        endedAt: 't.at',
        where: "t.body <> ''",
        set: "body = '', hide_reason = ''",
      }),
    ],
  },
})
