import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  ids: {
    accountId: 'membership',
    'memberInvitations:id': 'membership_invitation',
  },
  made: ['memberInvitations.invite:id', 'members.open:accountId'],
  rows: {
    membership: `select account_id as id from membership where community_id = $1 and account_id = '${desk}'`,
  },
}
