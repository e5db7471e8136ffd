import { type ReadTexts, readTexts } from '#platform/workbook/read-texts.ts'
import { sheetTitle } from '#modules/assets/assets/contract.ts'
import { mostRows } from '../contract.ts'

const columns = 160

/** Reads the sheet of assets of a workbook. Throws one of the problems of `unreadable`. */
export const readFile = (file: Uint8Array): Promise<ReadTexts> =>
  readTexts(file, { title: sheetTitle, rows: mostRows, columns })
