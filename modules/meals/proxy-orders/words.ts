import { moduleWords } from '#platform/contract/words.ts'
import { mealsPermissions } from '#modules/meals/permission-group.ts'

/** What people call what proxy orders do, have and declare, in both languages. */
export const proxyOrdersWords = moduleWords({
  modules: { proxyOrders: ['社區代購', 'Group buying'] },
  acts: {
    'proxyOrders.export': ['匯出代購訂單', 'Exported the orders of a group buy'],
    'proxyOrders.open': ['開代購', 'Opened a group buy'],
    'proxyOrders.openAgain': ['開代購（重送）', 'Opened a group buy (sent again)'],
    'proxyOrders.change': ['修改代購', 'Changed a group buy'],
    'proxyOrders.close': ['代購結單', 'Closed a group buy'],
    'proxyOrders.arrived': ['代購到貨', 'A group buy arrived'],
    'proxyOrders.notArrived': ['代購改回未到貨', 'A group buy did not arrive after all'],
    'proxyOrders.cancel': ['取消代購', 'Called a group buy off'],
    'proxyOrders.settle': ['交出代購現金', 'Gave the cash of a group buy away'],
    'proxyOrders.order': ['訂購代購', 'Ordered in a group buy'],
    'proxyOrders.orderAgain': ['訂購代購（重送）', 'Ordered in a group buy (sent again)'],
    'proxyOrders.cancelOrder': ['取消代購訂單', 'Took an order of a group buy back'],
    'proxyOrders.handOver': ['領取代購', 'Handed a group buy over'],
    'proxyOrders.undoHandOver': ['復原代購領取', 'Undid the hand-over of a group buy'],
  },
  targets: {
    proxyOffer: ['代購', 'Group buy'],
    proxyOrder: ['代購訂單', 'Order of a group buy'],
    proxyNotice: ['代購通知', 'Word of a group buy'],
  },
  fields: {
    closesAt: ['結單時間', 'Closes at'],
    minimum: ['成團門檻', 'Minimum'],
    offerState: ['代購狀態', 'State of the group buy'],
    orders: ['訂單', 'Orders'],
    paidBy: ['付款方式', 'Paid by'],
    proxyOrders: ['代購領取', 'Group buys fetched'],
  },
  values: {
    'offerState.all': ['全部', 'All'],
    'offerState.open': ['收單中', 'Open'],
    'offerState.ordered': ['已結單', 'Ordered'],
    'offerState.arrived': ['已到貨', 'Arrived'],
    'offerState.cancelled': ['已取消', 'Called off'],
    'minimumKind.none': ['不設門檻', 'No minimum'],
    'minimumKind.quantity': ['份數', 'Pieces'],
    'minimumKind.amount': ['金額', 'Sum'],
    'pays.points': ['扣點數', 'Points'],
    'pays.cash': ['領取付現', 'Cash when fetched'],
    'pays.either': ['付現或點數', 'Cash or points'],
    'paidBy.points': ['點數', 'Points'],
    'paidBy.cash': ['現金', 'Cash'],
  },
  permissionGroup: mealsPermissions,
  permissions: {
    'proxyOrders.view': ['查看社區代購', 'See group buys'],
    'proxyOrders.offer': ['開代購、結單與取消', 'Open, close and call off group buys'],
    'proxyOrders.take': ['登記代購訂單', 'Take orders of group buys'],
    'proxyOrders.cancel': ['取消代購訂單', 'Take orders of group buys back'],
    'proxyOrders.handOver': ['代購到貨與領取', 'Receive and hand over group buys'],
    'proxyOrders.settle': ['交出代購現金', 'Give the cash of group buys away'],
  },
  retentions: {
    'proxyOrders.personal': {
      title: ['代購的領取人與備註', 'Who fetched group buys, and notes'],
      words: [
        '訂購或領取後開始計算。清除備註、取消原因與領取人；品項與金額保留。',
        'From the order or hand-over on. Notes and who took it are emptied; items and sums stay.',
      ],
    },
    'proxyOrders.pictures': {
      title: ['代購領取的簽名與照片', 'Signatures and photos of group buys'],
      words: [
        '領取後開始計算。刪除簽名與照片。',
        'From the hand-over on. Signatures and photos are deleted.',
      ],
    },
  },
  holdings: {
    proxyOrders: {
      title: ['代購領取', 'Group buys fetched'],
      words: ['清除領取人與簽名；訂單屬於整戶。', 'Who took it is emptied; the order is the household’s.'],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    proxyOrders: typeof proxyOrdersWords
  }
}
