import { addTexts } from '#platform/web/i18n/texts.ts'

/** What a hand-over says of deposits, namespace `depositHandOver`; loaded with its dialog. */
const depositHandOverTexts = {
  tab: '寄放',
  things: '寄放物品',
  counted: '寄放 {{count}} 件',
  payer: '寄放人',
  depositedAt: '寄放時間',
  elsewhere: '社區外',
  money: 'NT${{amount}}',
  cashReturned: '已退還現金 NT${{amount}}',
  printReceipt: '列印收據',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    depositHandOver: typeof depositHandOverTexts
  }
}

addTexts({ 'zh-TW': { depositHandOver: depositHandOverTexts } })
