/** What the frame says of this module; the pages bring their own words. */
export const assembliesTexts = {
  list: '區分所有權人會議',
  topics: '議案與表決',
  edit: '會議資料',
  detail: '議程與表決',
  register: '會議報到',
  roll: '區分所有權人名冊',
  hall: '會場投影',
  minutes: '紀錄與送達',
  way: '表決方式',
  named: '記名投票',
  totals: '開票登錄',
  ballot: '手機投票',
  trustees: '開票人',
  trustee: '開票人的鑰匙',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    assemblies: typeof assembliesTexts
  }
}
