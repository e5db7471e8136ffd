import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people. */
export const facts: ModuleFacts = {
  plain: { charging_message: 'message_id digest answer' },
}
