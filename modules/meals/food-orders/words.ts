import { moduleWords } from '#platform/contract/words.ts'
import { mealsPermissions } from '#modules/meals/permission-group.ts'

/** What people call what orders do, have and declare, in both languages. */
export const foodOrdersWords = moduleWords({
  modules: { foodOrders: ['點餐', 'Orders'] },
  acts: {
    'foodOrders.order': ['點餐', 'Ordered'],
    'foodOrders.orderAgain': ['點餐（重送）', 'Ordered (sent again)'],
    'foodOrders.ready': ['餐點做好', 'Order ready'],
    'foodOrders.notReady': ['餐點改為未做好', 'Order not ready after all'],
    'foodOrders.taken': ['取餐', 'Order taken'],
    'foodOrders.notTaken': ['餐點改為未取', 'Order not taken after all'],
    'foodOrders.void': ['作廢點餐', 'Voided an order'],
    'foodOrders.printAgain': ['補印點餐單', 'Printed a slip again'],
    'foodOrders.hold': ['掛單', 'Put an order aside'],
    'foodOrders.holdAgain': ['掛單（重送）', 'Put an order aside (sent again)'],
    'foodOrders.takeUp': ['接續掛單', 'Took an order up again'],
    'foodOrders.dropHeld': ['取消掛單', 'Dropped an order that was put aside'],
    'foodOrders.export': ['匯出點餐紀錄', 'Exported orders'],
  },
  targets: { foodOrder: ['點餐單', 'Order'], heldOrder: ['掛單', 'Order put aside'] },
  fields: {
    orderState: ['訂單狀態', 'State of orders'],
    portions: ['份數', 'Portions'],
    normalPoints: ['一般點數', 'Normal points'],
    cashPoints: ['現金點數', 'Cash points'],
    pickupAt: ['取餐時間', 'Picked up at'],
    returnedPoints: ['退回點數', 'Points that came back'],
    deadPoints: ['退回時已過期', 'Expired when they came back'],
    printed: ['補印次數', 'Printed again'],
    isOld: ['舊紀錄', 'Old records'],
  },
  values: {
    'mode.normalFirst': ['先扣一般點數', 'Normal points first'],
    'mode.normalOnly': ['只扣一般點數', 'Normal points only'],
    'mode.cashOnly': ['只扣現金點數', 'Cash points only'],
    'orderState.all': ['全部', 'All'],
    'orderState.done': ['已成立', 'Established'],
    'orderState.voided': ['已作廢', 'Voided'],
  },
  retentions: {
    'foodOrders.notes': {
      title: ['點餐單的備註與作廢原因', 'Notes of orders'],
      words: [
        '點餐後開始計算，期滿清除備註與作廢原因；餐點與點數保留。',
        'From the order on. Notes and why it was voided are emptied; dishes and points stay.',
      ],
    },
  },
  sheets: {
    foodOrders: ['點餐紀錄', 'Orders'],
    foodOrderLines: ['點餐明細', 'Lines of orders'],
  },
  permissionGroup: mealsPermissions,
  permissions: {
    'foodOrders.view': ['查看點餐', 'See orders'],
    'foodOrders.take': ['點餐', 'Take orders'],
    'foodOrders.cook': ['廚房：做好與取餐', 'Kitchen: ready and taken'],
    'foodOrders.void': ['作廢點餐', 'Void orders'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    foodOrders: typeof foodOrdersWords
  }
}
