import type { ModuleFacts } from '#tests/setup/module-facts.ts'

const ofPoll = { kept: 'it belongs to a household, not to one person of it, and is emptied after its time' }

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    { table: 'poll_ballot', columns: 'receipt', after: 'polls.ballots', onRequest: ofPoll },
    { table: 'poll_comment', columns: 'body hide_reason', after: 'polls.comments', onRequest: ofPoll },
  ],
  plain: {
    poll: 'title content weight buildings tags candidates files',
    poll_voter: 'code_hash',
    poll_box: 'ballots weights',
    poll_comment: 'author_name',
  },
  ids: {
    votingId: 'poll',
    commentId: 'poll_comment',
    candidateId: 'poll',
    'polls:tabletId': 'household',
  },
  made: ['polls.addPoll:votingId', 'polls.replyToPoll:commentId', 'polls.addPoll:candidateId'],
}
