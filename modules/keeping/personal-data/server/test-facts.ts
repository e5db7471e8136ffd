import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'personal_data_request',
      columns: 'subject reason words',
      after: { kept: 'whom it was about is emptied when it is done; that it was done has to be shown' },
      onRequest: { kept: 'whom it was about is emptied when it is done' },
    },
  ],
  plain: {
    personal_data_request: 'counts',
  },
  made: ['personalData.forget:requestId'],
  more: [
    `insert into personal_data_request (community_id, id, account_id, account_name, reason, subject)
   values ($1, $2, '${desk}', '林志明', '本人申請', '{}')`,
  ],
}
