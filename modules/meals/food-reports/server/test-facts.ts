import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its ids name. */
export const facts: ModuleFacts = {
  ids: { 'foodReports:exportId': 'export' },
  made: ['foodReports.start:id'],
}
