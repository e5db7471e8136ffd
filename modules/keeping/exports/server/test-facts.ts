import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'export',
      columns: 'query words reason failure file_path',
      after: 'exports.records',
      onRequest: { kept: 'files of exports live for seven days' },
    },
  ],
  plain: {
    export: 'kind title state',
  },
  ids: {
    exportId: 'export',
  },
  made: ['exports.start:exportId'],
  more: [
    `insert into export (community_id, id, kind, title, query, account_id, account_name)
   values ($1, $2, 'packages', '包裹', '{}', '${desk}', '林志明')`,
  ],
}
