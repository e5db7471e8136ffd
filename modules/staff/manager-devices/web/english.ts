import type { English } from '#platform/web/i18n/english.ts'

export const managerDevicesEnglish: English<'devicePage' | 'managerDevices'> = {
  devicePage: {
    lead: 'Your own cards and phone, bound to account {{account}}, for this community only.',
    cards: 'Cards',
    cardCode: 'Card number',
    cardHint: 'Click here, then hold the card',
    cardName: 'Name',
    addCard: 'Register card',
    cardAdded: 'Card registered, ends in {{end}}',
    noCards: 'No cards yet',
    noCardsText: 'A card stands for this account alone; no other one of this community can register it.',
    phone: 'Tracking phone',
    phoneCode: 'Phone barcode',
    phoneHint: 'Scan the 16 characters of the app',
    setPhone: 'Set as tracking phone',
    phoneSet: 'Tracking phone set, ends in {{end}}',
    noPhone: 'No tracking phone yet',
    noPhoneText: 'One phone per account; a new one replaces it.',
    codeEnd: 'Ends in {{end}}',
    added: 'Registered {{when}}',
    remove: 'Remove',
    removeTitle: 'Remove “{{name}}”?',
    removeText: 'It no longer stands for this account; it can be registered again.',
    removed: 'Removed',
    unnamed: 'Unnamed',
    loadFailed: 'Devices could not be loaded',
  },
  managerDevices: {
    page: 'Devices',
  },
}
