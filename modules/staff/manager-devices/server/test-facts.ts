import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  ids: {
    'managerDevices:id': 'manager_device',
  },
  made: ['managerDevices.addCard:id', 'managerDevices.setPhone:id'],
  more: [
    `insert into manager_device (community_id, id, account_id, kind, code, readings, name)
   values ($1, $2, '${desk}', 'phone', 'FOREIGNPHONE0001', '{}', '追蹤')`,
  ],
}
