import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: { asset_import: 'file_name sha256 read' },
  ids: { 'assetImports:importId': 'asset_import' },
  more: [
    `insert into asset_import (community_id, id, file_name, sha256, read, uploaded_at, account_id, account_name)
     values ($1, $2, '資產.xlsx', '', '{"heads":[],"rows":[],"formulas":[]}', now(), $2, '')`,
  ],
}
