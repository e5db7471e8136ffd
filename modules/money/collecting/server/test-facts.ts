import type { ModuleFacts } from '#tests/setup/module-facts.ts'

const ofCommunity = { kept: 'the community’s own account: accounts are kept as accounts are' }

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'beneficiary_account',
      columns: 'account_number passbook_path reason',
      after: ofCommunity,
      onRequest: ofCommunity,
    },
  ],
  plain: {
    account_body: 'body',
    account_rule: 'provider scheme prefix weights amount_weights decision reason',
    beneficiary_account: 'provider branch_number decision',
    collecting_setting: 'provider bands',
  },
  ids: {
    'collecting:accountId': 'beneficiary_account',
    seenRuleId: 'account_rule',
    'collecting:ruleId': 'account_rule',
  },
  made: ['collecting.apply:accountId', 'collecting.applyRule:ruleId'],
}
