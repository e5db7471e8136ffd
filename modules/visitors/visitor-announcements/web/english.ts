import type { English } from '#platform/web/i18n/english.ts'

export const visitorAnnouncementsEnglish: English<'arrivalNotices'> = {
  arrivalNotices: {
    title: 'At the door',
    waiting: 'to confirm',
    fold: 'Fold all',
    atDoor: '{{who}} is at the door, to confirm: {{count}}',
    unfold: 'Unfold visitors at the door: {{count}}',
    collapse: 'Fold {{who}}',
    expand: 'Unfold {{who}}',
    dismiss: 'Skip {{who}}',
    confirm: 'Confirm',
    confirmOf: 'Confirm {{who}}',
    confirmKey: 'Confirm the first visitor',
    people: 'People: {{count}}, in the lobby {{time}}',
    unbooked: 'Not booked, form filled in',
    somebody: 'Visitor',
    others: '{{count}} more',
    soundOn: 'Turn the sound off',
    soundOff: 'Turn the sound on',
  },
}
