import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    board_shot: 'picture',
    board_play: 'item',
    board_pairing: 'key_digest code screen',
    board_device: 'name group_name on_from on_until key_digest screen program shown_hash',
  },
  ids: { displayDeviceId: 'board_device', 'boardDevices:id': 'board_device', layoutId: 'board' },
  made: ['boardDevices.pair:id'],
}
