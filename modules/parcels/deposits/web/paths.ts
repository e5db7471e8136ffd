/** Where deposits are registered and handed over. */
export const deskPath = '/community/collectionPayment_v2.aspx'
/** All deposits, and the ledger of cash. */
export const recordsPath = '/community/collectionRecord_v2.aspx'
export const settingPath = '/mgmt/collectionPayment/setting'
