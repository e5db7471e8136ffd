import { moduleWords } from '#platform/contract/words.ts'

/** What people call what the records of visitors have and declare, in both languages. */
export const visitsWords = moduleWords({
  retentions: {
    'visitors.personal': {
      title: ['訪客的個人資料', 'Personal data of visitors'],
      words: [
        '離開、取消或逾期後開始計算。姓名、電話、車牌、廠商、備註、卡號與更正內容清空；戶別、事由、人數與時間保留供統計。',
        'From leaving, calling off or expiring on. Name, phone, plate, firm, remark, card and corrections are emptied; household, reason, people and times stay for statistics.',
      ],
    },
    'visitors.photos': {
      title: ['訪客的照片', 'Photos of visitors'],
      words: [
        '離開後開始計算。登記時拍攝的照片檔案一併刪除。',
        'From leaving on. Files of photos are deleted.',
      ],
    },
  },
  holdings: {
    visitors: {
      title: ['訪客紀錄', 'Visitor records'],
      words: [
        '姓名與電話都相符的來訪紀錄：姓名、電話、車牌、備註、卡號、更正內容與照片清空；戶別、事由與時間保留。沒有留電話的紀錄到期清空。',
        'Visits with this name and this phone: name, phone, plate, remark, card, corrections and photos are emptied; household, reason and times stay. Visits without a phone go at their end.',
      ],
    },
  },
  faults: {
    '人數最多 N 人': 'at most N people',
    '人數至少 N 人': 'at least N person',
    請填寫人數: 'please give the number of people',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    visits: typeof visitsWords
  }
}
