import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'bill_import',
      columns: 'file_name file_path',
      after: 'billImports.records',
      onRequest: { kept: 'a day at most; what came of it are bills' },
    },
  ],
  plain: { bill_import: 'fee_type provider sha256 state' },
  ids: { 'billImports:importId': 'bill_import' },
  more: [
    `insert into bill_import (community_id, id, provider, fee_type, file_name, file_path, bytes, sha256, account_id, account_name)
     values ($1, $2, 'general', 'default-management', 'a.xlsx', '', 1, repeat('0', 64), '${desk}', '')`,
  ],
}
