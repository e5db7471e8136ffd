import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of plans among what was found; loaded with the search. */
const maintenanceFoundTexts = { group: '保養計畫', ended: '已停用' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    maintenanceFound: typeof maintenanceFoundTexts
  }
}

addTexts({ 'zh-TW': { maintenanceFound: maintenanceFoundTexts } })
