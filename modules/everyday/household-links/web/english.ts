import type { English } from '#platform/web/i18n/english.ts'

export const householdLinksEnglish: English<'linkSlips'> = {
  linkSlips: {
    printing: 'Getting ready to print',
    gas: '{{community}}: gas readings',
    gasText: 'Scan to write the gas reading of this household, black digits alone.',
    message: '{{community}}: messages to the management',
    messageText: 'Scan to write to the management, and to read its replies.',
    facility: '{{community}}: facilities',
    locker: '{{community}}: parcels in lockers',
    lockerText: 'Scan it to see which cubby and its code. Keep it to yourself: the code is the key.',
    facilityText: 'Scan to book facilities, to wait, to enter draws and to cancel.',
    code: 'QR of {{household}}',
    noAddress:
      'Nobody has said yet under which address phones reach this: the codes lead to {{address}}. Please scan one first.',
    renewAll: 'Renew the codes of all households',
    askRenewAll: 'Make the codes of all households void?',
    askRenewAllText:
      'For when somebody left or a list got out. All codes for gas readings and messages are void; print and hand out new ones.',
    renewedAll: 'All are renewed; please print them again.',
    renew: 'Renew the codes of this household',
    askRenew: 'Make the codes of {{household}} void?',
    askRenewText:
      'Codes that were given out are void; by the new ones nothing older is seen. Print and hand them out.',
    renewed: 'Renewed; please print again.',
  },
}
