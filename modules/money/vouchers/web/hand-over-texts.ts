import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of a hand-over of cash, namespace `cashHandOver`; loaded with its dialog. */
const cashHandOverTexts = {
  title: '點交現金',
  money: '帳戶',
  counted: '點收金額',
  expected: '帳面 {{amount}}',
  countedNeeded: '請填寫點收的金額，沒有現金填 0。',
  from: '點交人',
  fromNeeded: '請填寫點交人。',
  to: '接收人',
  toNeeded: '請填寫接收人，不能與點交人相同。',
  short: '比帳面少 {{amount}}，會記一筆支出。',
  over: '比帳面多 {{amount}}，會記一筆收入。',
  reason: '差額原因',
  reasonNeeded: '請說明差額的原因。',
  done: '已點交 {{amount}} 給{{name}}',
  last: '最近點交',
  failed: '點交紀錄載入失敗',
  none: '還沒有點交紀錄',
  hands: '{{from}} 交給 {{to}}',
  wasShort: '少 {{amount}}：{{reason}}（{{number}}）',
  wasOver: '多 {{amount}}：{{reason}}（{{number}}）',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    cashHandOver: typeof cashHandOverTexts
  }
}

addTexts({ 'zh-TW': { cashHandOver: cashHandOverTexts } })
