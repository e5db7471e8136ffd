import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the rules of points, of people's points and of transfers, namespace `pointRules`; loaded with them. */
const pointRulesTexts = {
  rules: '點數規則',
  save: '儲存',
  saved: '已儲存點數規則。',
  byPerson: '個人點數',
  byPersonHelp: '勾選後，戶裡每個人也有自己的點數；戶的點數照舊。取消後，個人剩下的點數仍可用完。',
  transfers: '轉給別戶',
  transfers_off: '不開放',
  transfers_cash: '只有現金點數',
  transfers_both: '一般與現金點數',
  mostPerTransfer: '一次最多轉（點）',
  mostPerMonth: '每戶每月最多轉（點）',
  limitWrong: '請填 1 到 {{most}}。',
  transfer: '轉給別戶',
  transferred: '已轉 {{count}} 點給 {{label}}。',
  limits: '一次最多 {{once}} 點，每戶每月最多 {{month}} 點。',
  to: '轉入戶別',
  toNeeded: '請選轉入的戶別。',
  choose: '選戶別',
  purse: '錢包',
  purse_normal: '一般點數',
  purse_cash: '現金點數',
  amount: '點數',
  amountWrong: '請填 1 到 {{most}}。',
  note: '備註',
  whose: '誰的點數',
  household: '戶的點數',
  person: '{{name}}　一般 {{normal}}　現金 {{cash}}',
  people: '個人點數',
  toWhom: '發給',
  eachHousehold: '每一戶',
  eachPerson: '每一個人',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    pointRules: typeof pointRulesTexts
  }
}

addTexts({ 'zh-TW': { pointRules: pointRulesTexts } })
