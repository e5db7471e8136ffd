import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'intercom_door_order',
      columns: 'reason',
      after: 'intercomDoors.past',
      onRequest: { kept: 'why a door of the house was opened, of nobody by name; it goes after its time' },
    },
  ],
  plain: {
    intercom_door: 'name device_key secret_digest firmware leaf',
    intercom_door_order: 'state answer',
    intercom_door_event: 'kind reason',
  },
  ids: { doorId: 'intercom_door', orderId: 'intercom_door_order' },
  made: ['intercomDoors.add:doorId', 'intercomDoors.order:orderId', 'intercomDeskPhones.openDoor:orderId'],
}
