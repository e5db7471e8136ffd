/** What the frame says of the supplier's pages; they bring their own words. */
export const supplierMaintenanceTexts = { login: '廠商登入', list: '保養單', none: '無法開啟' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    supplierMaintenance: typeof supplierMaintenanceTexts
  }
}
