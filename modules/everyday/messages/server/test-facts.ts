import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'resident_message',
      columns: 'sender_name content',
      after: 'messages.content',
      onRequest: 'messages',
    },
    { table: 'message_photo', columns: 'path', after: 'messages.content', onRequest: 'messages' },
    {
      table: 'message_line',
      columns: 'content file_paths',
      after: 'messages.content',
      onRequest: 'messages',
    },
  ],
  plain: {
    message_type: 'name',
    canned_reply: 'name content',
    resident_message: 'source',
    message_line: 'kind',
  },
  ids: {
    'messages:id': 'resident_message',
    messageId: 'resident_message',
    intoId: 'resident_message',
    'messages:typeId': 'message_type',
    'messageSettings.reorderTypes:seen': 'message_type',
    'messageSettings.reorderCanned:seen': 'canned_reply',
    'messageSettings:typeId': 'message_type',
    'messageSettings:cannedId': 'canned_reply',
    'messageSettings.addType:id': 'message_type',
    'messageSettings.addCanned:id': 'canned_reply',
    assigneeId: 'membership',
  },
  made: [
    'messages.write:id',
    'messages.reply:replyId',
    'messages.makeRepair:caseId',
    'messages.makeNews:newsId',
    'messageSettings.addType:id',
    'messageSettings.addCanned:id',
  ],
}
