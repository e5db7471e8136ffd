import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    push_key: 'public_key private_key private_sealed',
    push_subscription: 'endpoint browser_key browser_secret',
    push_wish: 'kind',
  },
}
