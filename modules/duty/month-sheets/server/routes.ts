import { serve } from '#platform/server/serve.ts'
import { monthSheets } from '../contract.ts'
import { exportSheets } from './export-file.ts'
import { listSheets } from './read.ts'
import { signSheet } from './sign.ts'

/** The calls of month sheets. */
export const monthSheetsRoutes = () => serve(monthSheets, { listSheets, signSheet, exportSheets })
