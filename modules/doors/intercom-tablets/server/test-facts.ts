import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'intercom_household',
      columns: 'forward_number',
      after: {
        kept: 'a number stays as long as calls go on to it, and is forgotten with the intercom of the household',
      },
      onRequest: { kept: 'a number is the household’s; the desk removes it at once when somebody asks' },
    },
  ],
  plain: { intercom_household: 'dial_code forward_kind chain_order' },
  ids: {
    authorizedId: 'household',
    unauthorizedId: 'household',
  },
  made: ['intercomTablets.addDevice:deviceId'],
}
