import type { English } from '#platform/web/i18n/english.ts'

export const visitorSettingsEnglish: English<'visitorSettings' | 'visitorSetting'> = {
  visitorSettings: { title: 'Visitor settings' },
  visitorSetting: {
    lead: 'Reasons, pledges and bays that the desk chooses from, and the public real-name form.',
    part_reasons: 'Reasons',
    part_pledges: 'Pledges',
    part_desk: 'QR codes and bays',
    part_form: 'Public real-name form',
    failed: 'Visitor settings could not be loaded',

    add_reasons: 'Add reason',
    add_vendors: 'Add kind of vendor',
    add_pledges: 'Add kind of card',
    vendorsOf: 'Kinds of vendor of “{{name}}”',
    vendorsShort: 'Vendors {{count}}',
    vendorsLead: 'Whoever chooses this reason may then choose a kind of vendor.',
    pledgesLead: 'Only the kind of card and its slot are noted, never its number.',
    lawTitle: 'Take identity cards as pledge?',
    lawText:
      'Nobody may keep a national identity card except by law (Household Registration Act, Art. 56). Use this only if the community has a legal basis; other cards are better.',
    lawConfirm: 'Checked, use it',

    codesOn: 'Booked visitors arrive by QR code',
    codesHelp: 'When off, no QR code that was given out opens an arrival; when on again, they do.',
    bays: 'Parking bays of visitors',
    baysHelp: 'One per line, in the order that the desk uses, e.g. V-01.',
    bayTwice: 'This bay is there twice: {{bay}}',
    bayTooLong: 'The name of a bay has at most 12 characters: {{bay}}',

    formOpen: 'Open the public real-name form',
    formOpenHelp:
      'Visitors scan the QR code at the entrance and fill it in themselves; the desk gets an arrival notice.',
    consent: 'What visitors are told of their personal data',
    consentHelp:
      'Visitors agree before they send. A changed text is a new version, which they have to read again. This is version {{version}}.',
    consentShort: 'This text needs at least 20 characters',
    keptDays: 'Registrations are kept for {{days}} days and then deleted.',
    changeDays: 'Change how long',
    poster: 'Address and poster of the form',
  },
}
