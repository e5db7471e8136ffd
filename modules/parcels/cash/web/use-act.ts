import { type Retry, useSubmit } from '#platform/web/form/use-submit.ts'
import type { CashLine } from '../contract.ts'
import { useCashRefresh } from './use-envelope.ts'

/** One act on an envelope; whoever shows money looks again. */
export function useAct(act: (retry: Retry) => Promise<{ data: CashLine }>, onDone: (line: CashLine) => void) {
  const refresh = useCashRefresh()
  return useSubmit(async (retry) => {
    const { data } = await act(retry)
    onDone(data)
    void refresh()
  })
}
