import { moduleWords } from '#platform/contract/words.ts'

/** What people call what visitor announcements do, have and declare, in both languages. */
export const visitorAnnouncementsWords = moduleWords({
  modules: {
    visitorAnnouncements: ['到訪通知', 'Arrival notices'],
  },
  acts: {
    'visitorAnnouncements.announce': ['訪客到訪通知', 'Visitor at the door'],
    'visitorAnnouncements.end': ['結束到訪通知', 'Ended an arrival notice'],
  },
  targets: {
    visitorAnnouncement: ['到訪通知', 'Arrival notice'],
  },
  fields: {
    endedHow: ['結束方式', 'Ended by'],
    visitorAnnouncements: ['到訪通知', 'Arrival notices'],
  },
  values: {
    'endedHow.arrived': ['已到場', 'Arrived'],
    'endedHow.cancelled': ['已取消預約', 'Cancelled'],
    'endedHow.confirmed': ['已確認', 'Confirmed'],
    'endedHow.dismissed': ['已關閉', 'Dismissed'],
  },
  retentions: {
    'visitorAnnouncements.all': {
      title: ['訪客到訪通知', 'Arrival notices'],
      words: [
        '通知產生後開始計算，整筆刪除；訪客紀錄本身另計。',
        'From the notice on, as a whole; the visit has a retention of its own.',
      ],
    },
  },
  holdings: {
    visitorAnnouncements: {
      title: ['到訪通知', 'Arrival notices'],
      words: [
        '到訪通知上的姓名清空；時間與處理方式保留。',
        'Names on arrival notices are emptied; time and outcome stay.',
      ],
    },
  },
  pushes: {
    'visitorAnnouncements.announced': ['訪客在門口', 'A visitor stands at the door'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    visitorAnnouncements: typeof visitorAnnouncementsWords
  }
}
