import { deskPermissions } from '#platform/contract/permission-group.ts'
import { moduleWords } from '#platform/contract/words.ts'

/** What people call what shift changes do, have and declare, in both languages. */
export const shiftChangesWords = moduleWords({
  modules: {
    shiftChanges: ['交接', 'Shift changes'],
  },
  acts: {
    'shiftChanges.change': ['交接簽名', 'Signed a shift change'],
    'shiftChanges.changeAgain': ['交接簽名（重送）', 'Signed a shift change (sent again)'],
    'shiftChanges.print': ['列印交接清單', 'Printed a shift change'],
    'shiftChanges.view': ['查看交接清單', 'Viewed a shift change'],
  },
  targets: {
    shiftChange: ['交接清單', 'Shift change'],
  },
  fields: {
    'cash.count': ['點收', 'Count'],
    shiftChanges: ['交接清單', 'Shift changes'],
    toName: ['接班人', 'Next shift'],
  },
  permissionGroup: deskPermissions,
  permissions: {
    'shiftChanges.change': ['交接簽名', 'Sign shift changes'],
    'shiftChanges.view': ['查看交接清單', 'See shift changes'],
  },
  retentions: {
    'shiftChanges.people': {
      title: ['交接清單上的個人資料', 'Personal data of shift changes'],
      words: [
        '簽名後開始計算。清單上的姓名、備註與條碼清空；件數、戶別、現金、雙方簽名與簽名當時的內容指紋保留。',
        'From signing on. Names, notes and barcodes are emptied; numbers, households, cash, both signatures and the fingerprint of the list stay.',
      ],
    },
  },
  holdings: {
    shiftChanges: {
      title: ['交接清單', 'Shift changes'],
      words: [
        '清單上的姓名、備註與條碼清空；件數、戶別、雙方簽名與簽名當時的內容指紋保留。',
        'Names, notes and barcodes are emptied; numbers, households, both signatures and the fingerprint of the list stay.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    shiftChanges: typeof shiftChangesWords
  }
}
