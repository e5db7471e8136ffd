import { moduleWords } from '#platform/contract/words.ts'
import { mealsPermissions } from '#modules/meals/permission-group.ts'

/** What people call what points do, have and declare, in both languages. */
export const pointsWords = moduleWords({
  modules: {
    points: ['點數', 'Points'],
  },
  acts: {
    'points.grant': ['發放點數', 'Granted points'],
    'points.grantAgain': ['發放點數（重送）', 'Granted points (sent again)'],
    'points.journal': ['匯出點數帳', 'Exported the journal of points'],
    'points.printReceipt': ['列印點數收據', 'Printed a receipt of points'],
    'points.refunded': ['點數退費', 'Paid points back'],
    'points.refundedAgain': ['點數退費（重送）', 'Paid points back (sent again)'],
    'points.setRules': ['修改點數規則', 'Changed the rules of points'],
    'points.settleCash': ['交出點數現金', 'Gave the cash of points away'],
    'points.toppedUp': ['點數儲值', 'Sold points'],
    'points.toppedUpAgain': ['點數儲值（重送）', 'Sold points (sent again)'],
    'points.transfer': ['點數轉給別戶', 'Gave points to another household'],
    'points.transferAgain': ['點數轉給別戶（重送）', 'Gave points to another household (sent again)'],
    'points.undoGrant': ['收回發放的點數', 'Took granted points back'],
  },
  targets: {
    pointGrant: ['點數發放', 'Grant of points'],
    pointSetting: ['點數規則', 'Rules of points'],
  },
  fields: {
    points: ['點數', 'Points'],
    expiresOn: ['到期日', 'Last day'],
    transferred: ['轉帳金額', 'Transfers'],
    byPerson: ['個人點數', 'Points by person'],
    transfers: ['轉給別戶', 'Transfers to households'],
    mostPerTransfer: ['一次最多轉', 'Most of a transfer'],
    mostPerMonth: ['每戶每月最多轉', 'Most of a household and month'],
    toLabel: ['轉入戶別', 'To household'],
    purse: ['錢包', 'Purse'],
    toPeople: ['發給每個人', 'To each person'],
    keptPoints: ['已使用、未收回的點數', 'Points spent already'],
  },
  values: {
    'paidBy.transfer': ['轉帳', 'Transfer'],
    'purse.normal': ['一般點數', 'Normal points'],
    'purse.cash': ['現金點數', 'Cash points'],
    'transfers.off': ['不開放', 'Off'],
    'transfers.cash': ['只有現金點數', 'Cash points alone'],
    'transfers.both': ['一般與現金點數', 'Normal and cash points'],
  },
  retentions: {
    'points.notes': {
      title: ['點數異動的備註', 'Notes of points'],
      words: [
        '點數異動後開始計算，期滿清除備註；異動的點數保留。',
        'From the entry on. Its note is emptied; the points stay.',
      ],
    },
  },
  permissionGroup: mealsPermissions,
  permissions: {
    'points.grant': ['發放與收回點數', 'Grant points and take them back'],
    'points.refund': ['點數退費', 'Pay points back'],
    'points.settle': ['交出點數現金', 'Give the cash of points away'],
    'points.setRules': ['修改點數規則', 'Change the rules of points'],
    'points.topUp': ['點數儲值', 'Sell points'],
    'points.transfer': ['點數轉給別戶', 'Give points to other households'],
    'points.view': ['查看住戶點數', 'See points of households'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    points: typeof pointsWords
  }
}
