import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    { table: 'poll_ballot', columns: 'receipt', after: 'polls.ballots', onRequest: 'polls' },
    { table: 'poll_comment', columns: 'body hide_reason', after: 'polls.comments', onRequest: 'polls' },
  ],
  plain: {
    poll: 'title content weight buildings tags candidates files',
    poll_voter: 'code_hash',
    poll_box: 'ballots weights',
    poll_day: 'day',
    poll_ballot: 'candidate_ids',
    poll_comment: 'author_name',
  },
  ids: {
    votingId: 'poll',
    pollId: 'poll',
    commentId: 'poll_comment',
    candidateId: 'poll',
    'polls:tabletId': 'household',
  },
  made: ['polls.addPoll:votingId', 'polls.replyToPoll:commentId', 'polls.addPoll:candidateId'],
}
