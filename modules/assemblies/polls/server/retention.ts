import { emptyOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { pollsWords } from '../words.ts'

// An area is nearly a name: what was chosen alike keeps its sum and shares it evenly, as the result has published it.
const forgetBallots = `
  with old as (
    select t.id, t.poll_id from poll_ballot t
    where t.community_id = lobby_community() and t.household_id is not null and t.at < $1
    order by t.at limit $2 for update
  ), alike as (
    select b.id, count(*) over same as n, sum(b.weight) over same as whole,
      row_number() over (partition by b.poll_id, b.candidate_ids order by b.id) as nth
    from poll_ballot b
    where b.community_id = lobby_community() and b.poll_id in (select poll_id from old)
      and (b.household_id is null or b.id in (select id from old))
    window same as (partition by b.poll_id, b.candidate_ids)
  ), emptied as (
    update poll_ballot t set household_id = null, receipt = '', at = date_trunc('day', t.at),
      weight = alike.whole / alike.n + case when alike.nth <= alike.whole % alike.n then 1 else 0 end
    from alike where t.community_id = lobby_community() and t.id = alike.id
  )
  select id from old`

/** How long it is known who chose what, and what was said (個資法 Art. 11). Polls last no longer than the shortest of these. */
export const retentions = retentionsOf(pollsWords, {
  'polls.ballots': {
    defaultDays: 1825,
    minDays: 365,
    maxDays: 3650,
    forget: [forgetBallots],
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
