import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'resident',
      columns:
        'name mobile mobile_reversed phone2 phone2_reversed birthday avatar_path moved_in_on moved_out_on contract_from contract_until',
      after: 'residents.movedOut',
      onRequest: 'residents',
    },
    { table: 'resident_move', columns: 'reason on_day', after: 'residents.movedOut', onRequest: 'residents' },
    { table: 'vehicle', columns: 'plate bare_plate', after: 'residents.movedOut', onRequest: 'residents' },
    {
      table: 'emergency_contact',
      columns: 'name relation phone',
      after: 'residents.movedOut',
      onRequest: 'residents',
    },
  ],
  plain: {
    resident_move: 'kind',
  },
  ids: {
    recipientId: 'resident',
    residentId: 'resident',
    'phoneNumbers:id': 'resident',
    vehicleId: 'vehicle',
    contactId: 'emergency_contact',
  },
  made: ['residents.addResident:residentId'],
  rows: {
    resident: 'select id from resident where community_id = $1 and moved_out_at is null limit 1',
  },
}
