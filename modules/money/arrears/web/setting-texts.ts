import { addTexts } from '#platform/web/i18n/texts.ts'
import { stepWords } from './step-words.ts'

/** The words of the settings of arrears, namespace `arrearsSetting`; loaded with the page. */
const arrearsSettingTexts = {
  ...stepWords,
  lead: '催繳的階段、遲延利息與信函',
  failed: '催繳設定載入失敗',
  part_ladder: '催繳階段',
  part_interest: '遲延利息',
  part_letters: '信函',
  channelOf: '{{step}}的方式',
  termOf: '{{step}}的期限（天）',
  days: '{{count}} 天',
  unused: '不使用',
  termWrong: '期限為 1 到 90 天',
  noneUsed: '至少使用一個階段',
  considerable: '相當金額',
  considerableHelp: '積欠不到兩期時，逾期達這個金額才能聲請支付命令（公寓大廈管理條例第 21 條）。',
  considerableWrong: '請填寫金額',
  demandDays: '催告的最短期限（天）',
  demandDaysHelp: '催告與存證信函給的期限至少這麼多天，才算相當期限（公寓大廈管理條例第 21 條）。',
  termShort: '催告的期限至少 {{days}} 天',
  rates: '利率',
  ratesHelp:
    '逾期的第二天起按日計算單利，一年以 365 天計，最後四捨五入到元。每一天用當天有效的利率；利率改變時請新增一筆，已有的不要改。',
  fromOn: '生效日',
  basis: '依據',
  basis_none: '不計利息',
  basis_statutory: '法定週年利率（民法第 203 條）',
  basis_bylaws: '規約',
  percent: '年利率（%）',
  fromWrong: '請填寫生效日，並依日期先後排列',
  percentWrong: '年利率為 0 到 16，最多兩位小數；超過 16 % 的部分無效（民法第 205 條）',
  addRate: '新增利率',
  dropRate: '移除 {{day}} 的利率',
  letterTitle: '{{step}}的標題',
  letterBody: '{{step}}的內容',
  letterWrong: '請填寫標題與內容',
  blanks:
    '可用的代號：{{blanks}}。{催告情形}：全部都已催告且期限已過時，印出「，前經定期催告仍未給付」，否則空白；{未催告}：不列入支付命令聲請的欠款。',
} as const

addTexts({ 'zh-TW': { arrearsSetting: arrearsSettingTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    arrearsSetting: typeof arrearsSettingTexts
  }
}
