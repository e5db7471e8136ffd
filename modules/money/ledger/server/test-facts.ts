import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people. */
export const facts: ModuleFacts = {
  plain: {
    ledger_account: 'kind name',
    ledger_book: 'closed_through',
    ledger_entry: 'day kind',
    ledger_month: 'month',
  },
}
