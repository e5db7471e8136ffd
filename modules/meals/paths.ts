/** The three steps of an order, as the documents have the page (service 26). */
export const orderPath = '/mgmt/point/orderFoodV2'
/** Where it was before. */
export const formerOrderPath = '/mgmt/point/orderFood'
export const kitchenPath = '/mgmt/point/kitchen'
export const recordsPath = '/mgmt/point/orderFoodRecordList'
export const oldRecordsPath = '/mgmt/point/orderFoodRecord'
export const menuPath = '/mgmt/point/orderFoodItemManagement'
export const menuEditPath = (id: string): string => `/mgmt/point/orderFoodMenuEdit/${id}`
export const specEditPath = (id: string): string => `/mgmt/point/orderFoodSpecEdit/${id}`
export const exportReportPath = '/mgmt/point/orderFoodExportReport'
export const reportPath = '/mgmt/point/report'
export const templatesPath = '/mgmt/point/noteTemplate'
/** What a household has, and every change of it. */
export const pointsPath = '/mgmt/point/ledger'
/** Bought points that are paid back, also where points are used no more. */
export const refundsPath = '/mgmt/point/refund'
/** What the community orders together for its households; the address is of the second catalogue (R058). */
export const proxyOrdersPath = '/mgmt/Property'
