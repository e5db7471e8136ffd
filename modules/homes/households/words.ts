import { residentPermissions } from '#platform/contract/permission-group.ts'
import { moduleWords } from '#platform/contract/words.ts'

/** What people call what households do, have and declare, in both languages. */
export const householdsWords = moduleWords({
  modules: {
    households: ['戶別', 'Households'],
  },
  acts: {
    'households.add': ['新增戶別', 'Added households'],
    'households.change': ['更改戶別', 'Changed a household'],
    'households.changeNothing': ['更改戶別（無變動）', 'Changed a household (nothing new)'],
    'households.close': ['關閉戶別', 'Closed a household'],
    'households.mark': ['變更標記與備註', 'Changed marks and notes'],
    'households.merge': ['併入其他戶別', 'Merged into another household'],
    'households.orderBuildings': ['排列棟別', 'Ordered buildings'],
    'households.orderFloors': ['排列樓層', 'Ordered floors'],
    'households.reopen': ['重新開啟戶別', 'Reopened a household'],
    'households.split': ['拆出戶別', 'Split a household'],
    'households.splitFrom': ['由拆戶新增', 'Added by a split'],
    'households.takeOver': ['接收併入的戶別', 'Took a household over'],
    'households.view': ['查看戶別', 'Viewed a household'],
    'households.viewTimeline': ['查看戶別歷程', 'Viewed a timeline'],
  },
  targets: {
    household: ['戶別', 'Household'],
  },
  fields: {
    area: ['面積', 'Area'],
    building: ['棟別', 'Building'],
    floor: ['樓層', 'Floor'],
    household: ['戶別', 'Household'],
    householdId: ['戶別', 'Household'],
    householdIds: ['戶別', 'Households'],
    households: ['戶別', 'Households'],
    isVirtual: ['虛擬戶', 'Virtual'],
    label: ['戶別', 'Household'],
    labels: ['戶別', 'Households'],
    markedAt: ['標記時間', 'Marked at'],
    markedBy: ['標記的人', 'Marked by'],
    marks: ['標記', 'Marks'],
    mergedInto: ['併入的戶別', 'Merged into'],
    noteUntil: ['備註到期日', 'Note ends on'],
    unit: ['號', 'Unit'],
    who: ['對象', 'For whom'],
    word: ['標記', 'Mark'],
  },
  permissionGroup: residentPermissions,
  permissions: {
    'households.change': ['新增、更改、關閉戶別', 'Add, change, close households'],
    'households.mark': ['標記與備註', 'Marks and notes'],
    'households.view': ['查看戶別', 'See households'],
  },
  retentions: {
    'households.marks': {
      title: ['遷出住戶的標記', 'Marks of former residents'],
      words: [
        '遷出後開始計算。此人的標記（聽障、代領人…）刪除；整戶的標記與備註不受影響。',
        "From moving out on. The person's marks are deleted; those of the household stay.",
      ],
    },
    'households.history': {
      title: ['戶別異動紀錄的個人資料', 'Personal data in household history'],
      words: [
        '異動後開始計算。異動紀錄裡的所有權人姓名與電話、異動原因刪除；何時、由誰改了什麼與面積、車位保留。現在的所有權人名冊不受影響。',
        "From the change on. Owners' names, phones and reasons in the history are deleted; when and who changed what stays, and so does today's register.",
      ],
    },
  },
  holdings: {
    households: {
      title: ['標記', 'Marks'],
      words: [
        '此人的標記（聽障、代領人…）刪除；整戶的標記與備註不受影響。',
        "The person's marks are deleted; those of the household stay.",
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    households: typeof householdsWords
  }
}
