import type { English } from '#platform/web/i18n/english.ts'

export const homeEnglish: English<'home'> = {
  home: {
    title: 'Duty board',
    acts: 'Common acts',
    scan: 'Scan or type',
    scanPlaceholder: 'Scan a phone, card or package, or type a household, name or end of a phone number',
    scanShort: 'Household, name, end of phone',
    nothingToShow: 'Nothing to show at present',
    nothingToShowText: 'What waits stands here once the community has enabled services.',
    hints: 'You may scan or type',
    scanWord: 'Scan',
    typeWord: 'Type',
    hintPhone: 'Phone barcode',
    hintCard: 'Access card',
    hintParcel: 'Package barcode, label',
    hintHousehold: 'Household, name',
    hintPhoneEnd: 'End of a phone number',
  },
}
