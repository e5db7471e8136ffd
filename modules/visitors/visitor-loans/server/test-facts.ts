import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    lendable: 'display_id name',
  },
  ids: {
    assetId: 'lendable',
    lendableId: 'lendable',
    loanId: 'visitor_loan',
    'visitorLoans:id': 'lendable',
  },
  made: ['visitorLoans.addLendable:id', 'visitorLoans.lend:loanId'],
}
