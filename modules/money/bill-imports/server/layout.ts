/** The sheet that holds the bills; a file without it: its first one. */
export const sheetTitle = '繳費單'

/** Rows and columns of the workbook, from 1 and from 0: the days stand above the headings, items begin at G3 (R299). */
export const rowOf = { dates: 1, name: 2, heads: 3, first: 4 } as const
export const columnOf = { label: 0, code: 1, owner: 2, payerType: 3, byRates: 4, total: 5, items: 6 } as const
/** Where the days and the name stand: B1, D1, F1, B2, D2. */
export const above = {
  startsOn: { row: rowOf.dates, column: 1, title: '起始日' },
  endsOn: { row: rowOf.dates, column: 3, title: '結束日' },
  barcodeUntil: { row: rowOf.dates, column: 5, title: '條碼期限' },
  dueOn: { row: rowOf.name, column: 3, title: '繳費期限' },
} as const
export const nameCell = { row: rowOf.name, column: 1, title: '期別名稱' } as const

export const heads = ['戶號', '戶別代碼', '所有權人', '身分', '依費率（參考）', '應繳總額'] as const
/** The column that a marked file has behind the others; it is left out when it comes back. */
export const faultHead = '錯誤說明'

export const payerWords = { owner: '所有權人', renter: '承租人', resident: '住戶' } as const

/** 戶別代碼: short enough to be read, and never a number; together with 戶號 it names one household. */
export const codeOf = (householdId: string): string => `H${householdId.slice(-8).toUpperCase()}`
