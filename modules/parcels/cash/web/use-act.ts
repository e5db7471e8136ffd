import { useRef } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { type Retry, useSubmit } from '#platform/web/form/use-submit.ts'
import type { CashLine } from '../contract.ts'
import { useCashRefresh } from './use-envelope.ts'

/**
 * One act on an envelope. The id of its line stays the same until it is done, so that pressing again after a lost answer
 * is the same act.
 */
export function useAct(
  act: (lineId: string, retry: Retry) => Promise<{ data: CashLine }>,
  onDone: (line: CashLine) => void,
) {
  const lineId = useRef(newId())
  const refresh = useCashRefresh()
  const submit = useSubmit(async (retry) => {
    const { data } = await act(lineId.current, retry)
    lineId.current = newId()
    onDone(data)
    void refresh()
  })
  /** Another act than the one that failed: it gets another id. */
  const change = () => {
    lineId.current = newId()
    submit.forget()
  }
  return { ...submit, change }
}
