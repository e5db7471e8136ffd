interface Told {
  /** The rule that it follows; R297 says that there are 21, and leaves the last ones open. */
  rule: string
  /** What is wrong: `{{value}}` stands there, `{{other}}` is what it is compared with. */
  problem: string
  /** What to do. */
  mend: string
}

/** The 21 things that can be wrong with a workbook of bills (R297), each said at its cell. */
export const faultTable = {
  itemNameMissing: {
    rule: 'R298',
    problem: '費用項目沒有名稱，或名稱超過 40 個字',
    mend: '在第 3 列填寫項目名稱；用不到的欄請刪除',
  },
  itemsMisplaced: {
    rule: 'R299',
    problem: '費用項目沒有從 G 欄第 3 列開始',
    mend: '第 3 列的 A 到 F 請保留範本的欄位名稱，第一個費用項目放在 G3',
  },
  labelMissing: { rule: 'R300', problem: '沒有填戶號', mend: '填寫這一戶的戶號，與範本相同' },
  codeMissing: { rule: 'R301', problem: '沒有填戶別代碼', mend: '從範本複製這一戶的戶別代碼' },
  ownerMissing: {
    rule: 'R302',
    problem: '沒有填所有權人，或姓名超過 40 個字',
    mend: '填寫繳款的所有權人姓名，40 個字以內',
  },
  totalNotInteger: {
    rule: 'R303',
    problem: '應繳總額不是整數',
    mend: '填寫整數金額，不含小數與文字；這一戶不開單時，整列金額都留白',
  },
  sumDiffers: {
    rule: 'R304',
    problem: '應繳總額是 {{value}}，各項目合計是 {{other}}',
    mend: '修改應繳總額或項目金額，使兩者相等',
  },
  totalTooLarge: {
    rule: 'R305',
    problem: '應繳總額 {{value}} 超出範圍',
    mend: '應繳總額必須小於 999,999,999 元',
  },
  amountTooSmall: {
    rule: 'R306',
    problem: '項目金額 {{value}} 太小',
    mend: '一個項目最少 -99,999 元',
  },
  amountTooLarge: {
    rule: 'R307',
    problem: '項目金額 {{value}} 太大',
    mend: '一個項目最多 200,000 元；超過時請分成兩個項目',
  },
  amountWithoutItem: {
    rule: 'R308',
    problem: '這一欄沒有項目名稱，卻有金額 {{value}}',
    mend: '清除金額，或在第 3 列填寫項目名稱',
  },
  dateFormat: {
    rule: 'R309',
    problem: '日期空白，或不是西元年/月/日',
    mend: '填寫像 2026/12/01 的日期',
  },
  startNotBeforeEnd: {
    rule: 'R310',
    problem: '結束日 {{value}} 沒有晚於起始日 {{other}}',
    mend: '起始日必須早於結束日',
  },
  barcodeBeforeEnd: {
    rule: 'R311',
    problem: '條碼期限 {{value}} 早於結束日 {{other}}',
    mend: '條碼期限必須是結束日當天或之後',
  },
  notOneYear: {
    rule: 'R312',
    problem: '{{value}} 離起始日 {{other}} 超過一年',
    mend: '起始日、結束日與條碼期限要在一年之內',
  },
  amountNotNumeric: {
    rule: 'R283',
    problem: '項目金額「{{value}}」不是整數數字',
    mend: '填寫整數金額，例如 2500；沒有這一項時留白',
  },
  householdUnknown: {
    rule: 'R297',
    problem: '查無「{{value}}」這一戶，或戶號與戶別代碼不是同一戶',
    mend: '從範本複製這一戶的戶號與戶別代碼；排序時請選取整列',
  },
  householdTwice: {
    rule: 'R297',
    problem: '「{{value}}」在第 {{other}} 列已經有了',
    mend: '一戶一列；請合併成一列或刪除其中一列',
  },
  noRows: {
    rule: 'R297',
    problem: '檔案裡沒有任何一張繳費單',
    mend: '從第 4 列起填寫應繳總額與項目金額',
  },
  itemTwice: {
    rule: 'R297',
    problem: '費用項目「{{value}}」在 {{other}} 欄已經有了',
    mend: '一個項目一欄；請合併或改用不同的名稱',
  },
  notCalculated: {
    rule: 'R297',
    problem: '公式沒有可用的結果 {{value}}',
    mend: '用 Excel 或 LibreOffice 開啟、重新計算並存檔，或直接填寫數值',
  },
} as const satisfies Record<string, Told>

export type FaultKind = keyof typeof faultTable
export const faultKinds = Object.keys(faultTable) as [FaultKind, ...FaultKind[]]

/** What is worth knowing, and hinders nothing. */
export const noticeTable = {
  payerUnclear: '看不懂身分「{{value}}」，以所有權人開單',
  itemNew: '「{{value}}」不在費用項目裡，記入科目 {{other}}',
  totalNegative: '應繳總額是 {{value}}，低於 0 的繳費單不能發行',
} as const
export type NoticeKind = keyof typeof noticeTable
export const noticeKinds = Object.keys(noticeTable) as [NoticeKind, ...NoticeKind[]]

/** What a fault says and what it is compared with. */
export interface FaultFacts {
  kind: FaultKind
  value: string
  other: string
}

/** A fault as it is written into a workbook, which is Chinese. */
export function spokenFault({ kind, value, other }: FaultFacts): string {
  const { problem, mend } = faultTable[kind]
  return `${problem.replace('{{value}}', () => value).replace('{{other}}', () => other)}。${mend}`
}
