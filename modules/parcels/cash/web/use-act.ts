import { useRef, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import type { CashLine } from '../contract.ts'
import { useCashRefresh } from './use-envelope.ts'

/**
 * Does one act on an envelope at a time. The id of its line stays the same until it is done, so that pressing again
 * after a lost answer is the same act.
 */
export function useAct(onDone: (line: CashLine) => void) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const lineId = useRef(newId())
  const refresh = useCashRefresh()

  async function run(act: (lineId: string) => Promise<{ data: CashLine }>): Promise<void> {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { data } = await act(lineId.current)
      lineId.current = newId()
      onDone(data)
      void refresh()
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  /** Another act than the one that failed: it gets another id. */
  const change = () => {
    lineId.current = newId()
    setFailure(undefined)
  }
  return { busy, failure, run, change, complain: setFailure }
}
