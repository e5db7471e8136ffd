import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the search, namespace `searchView`; loaded with it. */
const searchViewTexts = {
  label: '搜尋戶別、住戶、車牌、感應卡、包裹、訪客',
  placeholder: '戶別、姓名、電話末碼、車牌、卡號、包裹條碼、訪客',
  placeholderShort: '戶別、姓名、車牌、條碼…',
  found: '找到 {{count}} 筆，按 Enter 開啟第一筆。',
  groupActs: '功能',
  open: '開啟',
  receive: '領取',
  receiveOf: '領取 {{label}}',
  move: '選擇',
  close: '關閉',
  startTitle: '輸入任何一段就能找到',
  exampleHousehold: '戶別，例如 A12-3',
  examplePerson: '住戶姓名的一個字、電話末三碼',
  exampleCard: '車牌或感應卡號的一段',
  exampleCode: '包裹條碼末四碼、包裹與寄放的流水號',
  exampleVisitor: '訪客的姓名、車牌',
  nothingTitle: '找不到「{{text}}」',
  nothingText: '請換戶別、姓名、電話末碼\n或條碼的任何一段再試。',
  scannedNothingText: '不是已開通的住戶條碼或感應卡，\n也不是這個社區的包裹。',
  failed: '搜尋沒有完成',
  again: '再試一次',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    searchView: typeof searchViewTexts
  }
}

addTexts({ 'zh-TW': { searchView: searchViewTexts } })
