import type { English } from '#platform/web/i18n/english.ts'

export const phoneNumbersEnglish: English<'phoneNumber'> = {
  phoneNumber: {
    show: 'Show number',
    showOf: '{{name}}: show number',
    askWhom: 'You may not see whole numbers; please ask the manager or the administrator.',
    shown: 'Hidden again after a minute; this view was recorded',
  },
}
