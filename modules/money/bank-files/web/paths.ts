/** The pages of bank files, for a kind of fee as the address names it. */
export const unmatchedPath = '/mgmt/fee/default-management/writeofferr'
export const paidPath = '/mgmt/fee/default-management/paid'
export const reconcilePath = '/mgmt/fee/default-management/reconcile'
export const formatsPath = '/mgmt/fee/default-management/bank-format'
