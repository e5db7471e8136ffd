import { type ReadTexts, readTexts } from '#platform/workbook/read-texts.ts'
import { mostRows, sheetTitle } from '../number-sheet.ts'

const columns = 40

/** Reads the sheet of numbers of a workbook; what is blank leaves its household as it is. Throws one of the problems of `unreadable`. */
export const readFile = (file: Uint8Array): Promise<ReadTexts> =>
  readTexts(file, { title: sheetTitle, rows: mostRows, columns })
