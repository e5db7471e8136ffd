import type { English } from '#platform/web/i18n/english.ts'

export const managerDevicesEnglish: English<'devicePage' | 'managerDevices'> = {
  devicePage: {
    lead: 'Your own card and patrol phone, for this account and this community only.',
    cards: 'Cards',
    cardCode: 'Card number',
    cardHint: 'Click here, then hold the card',
    cardName: 'Name',
    addCard: 'Register card',
    cardAdded: 'Card registered, ends in {{end}}',
    noCards: 'No cards yet',
    noCardsText: 'A registered card can stand for this account.',
    phone: 'Patrol phone',
    phoneCode: 'Phone barcode',
    phoneHint: 'Scan the 16 characters of the app',
    setPhone: 'Set as patrol phone',
    phoneSet: 'Patrol phone set, ends in {{end}}',
    noPhone: 'No patrol phone yet',
    noPhoneText: 'Patrols go by the position of this phone. One per account; a new one replaces it.',
    codeEnd: 'Ends in {{end}}',
    added: 'Registered {{when}}',
    remove: 'Remove',
    removeTitle: 'Remove “{{name}}”?',
    removeText: 'It no longer stands for this account; it can be registered again.',
    removed: 'Removed',
    unnamed: 'Unnamed',
    loadFailed: 'Devices could not be loaded',
    loadFailedText: 'Nothing is lost. Please reload.',
  },
  managerDevices: {
    page: 'Devices',
  },
}
