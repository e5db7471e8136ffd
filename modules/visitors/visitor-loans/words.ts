import { moduleWords } from '#platform/contract/words.ts'
import { visitorPermissions } from '#modules/visitors/permission-group.ts'

/** What people call what visitor loans do, have and declare, in both languages. */
export const visitorLoansWords = moduleWords({
  modules: {
    visitorLoans: ['訪客借用', 'Loans'],
  },
  acts: {
    'visitorLoans.addLendable': ['新增借用物品', 'Added a thing to lend'],
    'visitorLoans.addLendableAgain': ['新增借用物品（重送）', 'Added a thing to lend (sent again)'],
    'visitorLoans.changeLendable': ['更改借用物品', 'Changed a thing to lend'],
    'visitorLoans.giveUp': ['借用物品遺失', 'Gave a loan up'],
    'visitorLoans.lend': ['借出物品', 'Lent things'],
    'visitorLoans.lendAgain': ['借出物品（重送）', 'Lent things (sent again)'],
    'visitorLoans.takeBack': ['歸還物品', 'Took things back'],
  },
  targets: {
    lendable: ['借用物品', 'Thing to lend'],
    visitorLoan: ['借出', 'Loan'],
  },
  fields: {
    returns: ['歸還', 'Given back'],
    lendableId: ['借用物品', 'Thing to lend'],
    loanId: ['借用', 'Loan'],
    loans: ['借用物品', 'Loans'],
    quantity: ['數量', 'Quantity'],
    stock: ['數量', 'Stock'],
  },
  permissionGroup: visitorPermissions,
  permissions: {
    'visitorLoans.configure': ['更改借用物品', 'Change things to lend'],
    'visitorLoans.handle': ['借出與歸還', 'Lend and take back'],
    'visitorLoans.view': ['查看訪客借用', 'See loans'],
  },
  faults: {
    數量只能是整數: 'a quantity is a whole number',
    '數量最多 N': 'the quantity is at most N',
    '數量至少 N': 'the quantity is at least N',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    visitorLoans: typeof visitorLoansWords
  }
}
