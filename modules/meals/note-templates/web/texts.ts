export const noteTemplatesTexts = {
  title: '備註範本',
  recharge: '儲值',
  restore: '退回',
  void: '作廢',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    noteTemplates: typeof noteTemplatesTexts
  }
}
