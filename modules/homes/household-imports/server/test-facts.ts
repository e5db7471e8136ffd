import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'household_import',
      columns: 'file_name file_path failure',
      after: 'householdImports.records',
      onRequest: { kept: 'the file lives for its days alone' },
    },
    {
      table: 'household_import_fault',
      columns: 'value expected problem',
      after: 'householdImports.records',
      onRequest: { kept: 'removed with its import' },
    },
    {
      table: 'household_import_line',
      columns: 'name label changes',
      after: 'householdImports.records',
      onRequest: { kept: 'removed with its import' },
    },
  ],
  plain: {
    household_import: 'state counts',
    household_import_fault: 'sheet column_title',
    household_import_line: 'kind act digest',
  },
  ids: {
    importId: 'household_import',
  },
}
