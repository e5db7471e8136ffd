import { moduleWords } from '#platform/contract/words.ts'
import { messagePermissions } from '#modules/everyday/permission-group.ts'

/** What people call what messages from residents do, have and declare, in both languages. */
export const messagesWords = moduleWords({
  modules: {
    cannedReplies: ['罐頭回覆', 'Ready replies'],
    messages: ['意見回饋', 'Messages from residents'],
    messageTypes: ['意見類型', 'Kinds of messages'],
  },
  acts: {
    'messages.addPhoto': ['住戶附上照片', 'A household sent a photo'],
    'messages.assign': ['指派意見', 'Assigned a message'],
    'messages.close': ['意見結案', 'Closed a message'],
    'messages.export': ['匯出意見', 'Exported messages'],
    'messages.becomeAgain': ['意見轉單（重送）', 'Made something of a message (sent again)'],
    'messages.makeNews': ['意見轉成公告', 'Made news of a message'],
    'messages.makeRepair': ['意見轉成報修', 'Made a repair of a message'],
    'messages.merge': ['合併意見', 'Merged a message'],
    'messages.reopen': ['意見重開', 'Opened a message again'],
    'messages.reply': ['回覆意見', 'Replied to a message'],
    'messages.replyAgain': ['回覆意見（重送）', 'Replied to a message (sent again)'],
    'messages.send': ['住戶送出意見', 'A household sent a message'],
    'messages.setStatus': ['更改意見狀態', 'Changed the state of a message'],
    'messages.setType': ['更改意見類型', 'Changed the kind of a message'],
    'messages.view': ['查看意見內容', 'Looked at a message'],
    'messages.writeOn': ['住戶接著寫', 'A household wrote on in a message'],
    'messages.write': ['代住戶記下意見', 'Wrote a message down for a resident'],
    'messages.writeAgain': ['代住戶記下意見（重送）', 'Wrote a message down (sent again)'],
    'messageTypes.add': ['新增意見類型', 'Added a kind of message'],
    'messageTypes.change': ['更改意見類型', 'Changed a kind of message'],
    'messageTypes.retire': ['停用意見類型', 'Retired a kind of message'],
    'messageTypes.restore': ['恢復意見類型', 'Offered a kind of message again'],
    'messageTypes.reorder': ['排列意見類型', 'Changed the order: a kind of message'],
    'cannedReplies.add': ['新增罐頭回覆', 'Added a ready reply'],
    'cannedReplies.change': ['更改罐頭回覆', 'Changed a ready reply'],
    'cannedReplies.retire': ['停用罐頭回覆', 'Retired a ready reply'],
    'cannedReplies.restore': ['恢復罐頭回覆', 'Offered a ready reply again'],
    'cannedReplies.reorder': ['排列罐頭回覆', 'Changed the order: a ready reply'],
  },
  targets: {
    messageType: ['意見類型', 'Kind of message'],
    cannedReply: ['罐頭回覆', 'Ready reply'],
    messageReply: ['意見回覆', 'Reply to a message'],
    residentMessage: ['意見', 'Message'],
  },
  fields: {
    messages: ['意見', 'Messages'],
    messageType: ['意見類型', 'Kind of message'],
    messageAssignee: ['負責', 'Handled by'],
    fileCount: ['附檔', 'Files'],
    dueHours: ['回覆時數', 'Hours to reply'],
    onOfficeDays: ['只算辦公日', 'Office days alone'],
    repairCase: ['報修單', 'Repair'],
  },
  permissionGroup: messagePermissions,
  permissions: {
    'messages.handle': ['回覆、指派、結案', 'Reply, assign, close'],
    'messages.setUp': ['設定類型與罐頭回覆', 'Set kinds and ready replies'],
    'messages.view': ['查看意見', 'See messages'],
  },
  pushes: {
    'messages.came': ['住戶新意見', 'A resident wrote'],
  },
  retentions: {
    'messages.content': {
      title: ['住戶意見', 'Messages from residents'],
      words: [
        '結案後開始計算，期滿清空姓名、內容、回覆與附檔；類型與時間保留。',
        'From the day it was closed. Name, words, replies and files are emptied; kind and times stay.',
      ],
    },
  },
  holdings: {
    messages: {
      title: ['住戶意見', 'Messages from residents'],
      words: [
        '這個人在這一戶寫過、已結案的意見清空姓名、內容、回覆與附檔；用戶別連結寫的，姓名不是其他住戶的也算。',
        'Of closed messages that this person wrote in this household name, words, replies and files are emptied; also what came by its link under a name that is no other resident’s.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    messages: typeof messagesWords
  }
}
