import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: it has no table of its own; its ids are stays of lockers, and a drop's is made by its page. */
export const facts: ModuleFacts = { made: [] }
