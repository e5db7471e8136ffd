import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'facility_booking',
      columns: 'end_reason',
      after: 'facilityBookings.reasons',
      onRequest: {
        kept: 'it says what became of a household’s booking and names nobody; it goes after its time',
      },
    },
  ],
  plain: {
    facility_booking: 'state code source price_in accepted_rules',
    facility_closure: 'reason',
    facility_payment: 'kind',
    facility_notice: 'title text holds_while',
  },
  ids: {
    bookingId: 'facility_booking',
    closureId: 'facility_closure',
  },
  made: [
    'facilityBookings.book:id',
    'facilityBookings.wait:id',
    'facilityBookings.closeFacility:closureId',
    'facilityBookings.pay:paymentId',
  ],
}
