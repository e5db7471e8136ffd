import type { ForwardKind } from './forward-number.ts'

/** The sheet of numbers, and its heads, as it is exported and imported. */
export const sheetTitle = '轉接號碼'
export const heads = ['戶別', '轉接類型', '轉接號碼'] as const
/** What a cell of the kind says; 取消 removes the number, a blank leaves it. */
export const kindWords: Readonly<Record<ForwardKind, string>> = { landline: '市話', cellPhone: '手機' }
export const removeWord = '取消'
export const mostRows = 5000
/** The largest workbook that is taken, in bytes. */
export const largestFile = 5 * 1024 * 1024
