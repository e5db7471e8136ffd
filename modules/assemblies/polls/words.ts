import { moduleWords } from '#platform/contract/words.ts'
import { pollPermissions } from './permission-group.ts'

/** What people call what polls do, have and declare, in both languages. */
export const pollsWords = moduleWords({
  modules: {
    polls: ['住戶投票', 'Polls'],
  },
  acts: {
    'polls.add': ['新增投票', 'Made a poll'],
    'polls.addAgain': ['新增投票（重送）', 'Made a poll (sent again)'],
    'polls.change': ['更改投票', 'Changed a poll'],
    'polls.publish': ['發布投票', 'Published a poll'],
    'polls.finish': ['完成投票', 'Closed the result of a poll'],
    'polls.delete': ['刪除投票', 'Deleted a poll'],
    'polls.remind': ['提醒投票', 'Reminded of a poll'],
    'polls.print': ['列印投票單', 'Printed ballot papers'],
    'polls.export': ['匯出投票', 'Exported polls'],
    'polls.vote': ['住戶投票', 'A household voted'],
    'polls.comment': ['住戶留言', 'A household commented'],
    'polls.reply': ['管理中心留言', 'The management commented'],
    'polls.replyAgain': ['管理中心留言（重送）', 'The management commented (sent again)'],
    'polls.hideComment': ['隱藏留言', 'Hid a comment'],
    'polls.showComment': ['恢復留言', 'Showed a comment again'],
  },
  targets: {
    poll: ['投票', 'Poll'],
    pollComment: ['投票留言', 'Comment on a poll'],
    pollLetter: ['投票提醒', 'Reminder of a poll'],
  },
  fields: {
    isSecret: ['不記名', 'Secret'],
    weight: ['計票', 'Weight'],
    maxChoices: ['可選數', 'Choices'],
    candidates: ['選項', 'Candidates'],
    voters: ['投票名冊', 'Roster'],
    polls: ['住戶投票', 'Polls'],
    isEarly: ['提前', 'Early'],
  },
  values: {
    'weight.household': ['每戶 1 票', 'One each household'],
    'weight.owner': ['每位所有權人 1 票', 'One each owner'],
    'weight.area': ['依面積', 'By area'],
  },
  permissionGroup: pollPermissions,
  permissions: {
    'polls.manage': [
      '新增、發布、提醒與完成投票，管理留言',
      'Make, publish, remind of and close polls, and moderate comments',
    ],
    'polls.print': ['列印投票單', 'Print ballot papers'],
    'polls.records': [
      '查看每戶的選擇與收據碼，匯出投票',
      'See ballots with households and receipts, and export polls',
    ],
    'polls.view': ['查看投票與結果', 'See polls and results'],
  },
  retentions: {
    'polls.ballots': {
      title: ['記名投票的戶別', 'Whose the ballots of named polls are'],
      words: [
        '投票後開始計算。戶別與收據碼清空；選擇與結果保留。',
        'From the vote on. Household and receipt are emptied; choice and result stay.',
      ],
    },
    'polls.comments': {
      title: ['投票的留言', 'Comments on polls'],
      words: [
        '留言後開始計算。內容與隱藏原因清空；戶別與時間保留。',
        'From the comment on. Its words and why it was hidden are emptied; household and time stay.',
      ],
    },
  },
  holdings: {
    polls: {
      title: ['住戶投票', 'Polls'],
      words: [
        '記名投票的選擇與留言屬於整戶，依保存期限清空；不記名的選擇不與任何戶別相連。',
        'Choices in named polls and comments are the household’s and emptied after their time; secret choices are nobody’s.',
      ],
    },
  },
  faults: {
    至少兩個選項: 'two candidates at least',
    請至少選一項: 'choose one at least',
    收據碼格式不正確: 'this is no receipt code',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    polls: typeof pollsWords
  }
}
