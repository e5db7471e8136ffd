import { serve } from '#platform/server/serve.ts'
import { feeNotices } from '../contract.ts'
import { tellAgain, tellManyAgain } from './again.ts'
import { previewTelling } from './preview.ts'
import { chooseAtIssue, listOfBill, summarizeRun } from './shown.ts'

export const routes = serve(feeNotices, {
  tellAgain,
  tellManyAgain,
  preview: previewTelling,
  listOfBill,
  summarizeRun,
  chooseAtIssue,
})
