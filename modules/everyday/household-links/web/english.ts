import type { English } from '#platform/web/i18n/english.ts'

export const householdLinksEnglish: English<'linkSlips'> = {
  linkSlips: {
    printing: 'Getting ready to print',
    gas: '{{community}}: gas readings',
    gasText: 'Scan to write the gas reading of this household, black digits alone.',
    message: '{{community}}: messages to the management',
    messageText: 'Scan to write to the management, and to read its replies.',
    facility: '{{community}}: facilities',
    facilityText: 'Scan to book facilities, to wait, to enter draws and to cancel.',
    code: 'QR of {{household}}',
  },
}
