import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    broadcast: 'background body category ends_on kind link new_version starts_on text_color title',
    broadcast_change: 'act after before reason',
    broadcast_image: 'content content_type',
  },
}
