import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { arrears } from '../contract.ts'

const { printAging, printBoard, printLetters, printStatement } = arrears.calls

/** Saves papers as PDF, one at a time. */
export function usePrint() {
  const { busy, submit } = useSubmit((_, address: string) => saveFile(address), { onFailure: inBox })
  return {
    busy,
    board: () => void submit(addressOf(printBoard, {})),
    aging: () => void submit(addressOf(printAging, {})),
    letters: (of: { batchId: string } | { demandIds: string[] }) => void submit(addressOf(printLetters, of)),
    statement: (of: { tabletId: string; debtId?: string }) => void submit(addressOf(printStatement, of)),
  }
}
