import type { English } from '#platform/web/i18n/english.ts'

export const noteTemplatesEnglish: English<'noteTemplates' | 'noteTemplatesPage'> = {
  noteTemplates: {
    title: 'Note templates',
    recharge: 'Topping up',
    restore: 'Giving back',
    void: 'Voiding',
  },
  noteTemplatesPage: {
    loadFailed: 'The note templates could not be loaded',
    lead: 'To be tapped when something is voided, given back or topped up; 100 characters each at most.',
    add: 'Add a template',
  },
}
