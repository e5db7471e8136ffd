import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    { table: 'phone', columns: 'serial', after: 'activation.past', onRequest: 'activation' },
    { table: 'phone_serial', columns: 'ending digest', after: 'activation.past', onRequest: 'activation' },
    { table: 'phone_change', columns: 'reason', after: 'activation.past', onRequest: 'activation' },
    { table: 'card_change', columns: 'reason', after: 'activation.past', onRequest: 'activation' },
    {
      table: 'card',
      columns: 'code canonical_uid readings',
      after: { kept: 'a card is the household’s and of plastic; who held it is forgotten' },
      onRequest: 'activation',
    },
  ],
  plain: {
    card: 'reader_format',
    card_change: 'act',
    phone: 'way',
    phone_change: 'act',
  },
  ids: {
    cardId: 'card',
    deviceId: 'phone',
    phoneId: 'phone',
    serialId: 'phone_serial',
  },
  rows: {
    phone: 'select id from phone where community_id = $1 and unbound_at is null limit 1',
  },
}
