import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'duty_sheet',
      columns: 'sheet person_sign_path employer_sign_path',
      after: 'monthSheets.sheets',
      onRequest: 'monthSheets',
    },
  ],
  plain: { duty_sheet: 'month digest' },
  ids: { 'monthSheets:personId': 'duty_person' },
}
