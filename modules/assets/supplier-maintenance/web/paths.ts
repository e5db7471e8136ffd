export { supplierWorkPath } from '#modules/assets/paths.ts'

const base = '/mgmt/supplierMaintenance'
export const supplierLoginPath = `${base}/login` as const
export const supplierTokenPath = `${base}/$token` as const
export const supplierOtherPath = `${base}/$token/$` as const
