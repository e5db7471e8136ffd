import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'duty_key',
      columns: 'public_key device',
      after: 'dutyKeys.keys',
      onRequest: { kept: '證明離線打卡與巡邏的順序，離開社區當晚刪除。' },
    },
  ],
  ids: { 'dutyKeys:keyId': 'duty_key' },
  made: ['dutyKeys.register:keyId'],
  more: [
    `insert into duty_key (community_id, id, account_id, public_key, made_at) values ($1, $2, '${desk}', 'x', now())`,
  ],
}
