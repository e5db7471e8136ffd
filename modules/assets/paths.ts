/** The pages of suppliers, plans and repairs. */
export const suppliersPath = '/mgmt/supplier'
export const supplierEditPath = '/mgmt/supplier/supplierEdit'
export const supplierDetailPath = '/mgmt/supplier/supplierDetail'
export const maintenancePath = '/mgmt/asset/maintenance'
export const repairsPath = '/mgmt/asset/repairs'
