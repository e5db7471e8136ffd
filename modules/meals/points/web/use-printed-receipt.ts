import { useState } from 'react'
import type { SlipLine } from '#modules/meals/order-shapes.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { pointsApi } from './queries.ts'

/** The receipt of an entry that is being printed; `again` looks at what there is then. */
export function usePrintedReceipt(again: () => unknown) {
  const [slip, setSlip] = useState<readonly SlipLine[]>()
  const act = useSubmit(
    async (retry, entryId: string) => {
      setSlip((await pointsApi.printReceipt({ entryId }, retry)).data.lines)
      void again()
    },
    { onFailure: inBox },
  )
  return {
    slip,
    print: (entryId: string) => void act.submit(entryId),
    close: () => setSlip(undefined),
  }
}
