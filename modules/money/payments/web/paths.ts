const base = '/mgmt/fee/default-management'
export const takePath = `${base}/payment`
export const writeoffPath = `${base}/writeoff`
export const chequesPath = `${base}/cheques`
export const depositPath = `${base}/deposit`
export const entryReportsPath = `${base}/entry-report`
