import type { English } from '#platform/web/i18n/english.ts'

export const searchEnglish: English<'search' | 'searchView'> = {
  search: {
    title: 'Search',
  },
  searchView: {
    label: 'Search households, residents, plates, cards, packages, visitors',
    placeholder: 'Household, name, phone, plate, card, package, visitor',
    placeholderShort: 'Household, name, plate, code…',
    found: 'Found: {{count}}. Enter opens the first.',
    groupActs: 'Functions',
    open: 'Open',
    receive: 'Hand over',
    receiveOf: 'Hand over {{label}}',
    move: 'Choose',
    close: 'Close',
    startTitle: 'Any part finds it',
    exampleHousehold: 'A household, e.g. A12-3',
    examplePerson: 'A character of a name, the last three digits of a phone',
    exampleCard: 'A part of a plate or card number',
    exampleCode: 'The end of a barcode, a serial number of a package or deposit',
    exampleVisitor: 'Name or plate of a visitor',
    nothingTitle: 'Nothing matches “{{text}}”',
    nothingText: 'Try any part of a household, a name,\nthe end of a phone, or a barcode.',
    scannedNothingText: 'No activated phone or card,\nand no package of this community.',
    failed: 'The search did not finish',
    again: 'Try again',
  },
}
