import type { English } from '#platform/web/i18n/english.ts'

export const lockerParcelsEnglish: English<'lockerParcels' | 'lockerParcelPage'> = {
  lockerParcels: { parcels: 'Parcels in lockers' },
  lockerParcelPage: {
    title: 'Parcels in lockers',
    failed: 'The page could not be loaded',
    none: 'Nothing lies in a locker for you now',
    noneText: 'It was collected, or moved to the desk.',
    code: 'Code',
    heldUntil: 'Held until {{time}}, then moved to the desk',
    serial: 'No. {{serial}}',
    tutorial: 'How it is used',
    how: 'Type the code at the cabinet and its door opens; a code is good once.',
  },
}
