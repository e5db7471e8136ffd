import type { ModuleFacts } from '#tests/setup/module-facts.ts'

const kept = { kept: 'rules and who decided them are the record of a community; they name nobody' }

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    { table: 'rule', columns: 'title', after: kept, onRequest: kept },
    {
      table: 'rule_version',
      columns: 'content changed meeting withdraw_reason',
      after: kept,
      onRequest: kept,
    },
  ],
  plain: {
    rule: 'category',
    rule_version: 'decided_by decided_on in_force_on files',
  },
  ids: { ruleId: 'rule', 'rules:id': 'rule', 'rules:versionId': 'rule_version' },
  made: [
    'rules.addRule:id',
    'rules.addRule:versionId',
    'rules.addVersion:versionId',
    'rules.makeNews:newsId',
  ],
}
