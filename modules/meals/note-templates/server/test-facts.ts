import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: ready words are about nobody; what its ids name. */
export const facts: ModuleFacts = {
  plain: { note_template: 'kind name' },
  ids: {
    templateId: 'note_template',
    'noteTemplates:id': 'note_template',
    'noteTemplates:seen': 'note_template',
  },
  made: ['noteTemplates.add:id'],
}
