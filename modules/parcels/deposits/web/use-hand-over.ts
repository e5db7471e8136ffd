import { useState } from 'react'
import { openFastReceiveOfItem } from '#modules/parcels/fast-receive/web/public.ts'
import type { RecordedDeposit } from '../contract.ts'

/** Hands a deposit over: a household in the receive dialog, where what else waits for it is offered; an outsider in a dialog of its own. */
export function useHandOver() {
  const [outsider, setOutsider] = useState<RecordedDeposit>()
  function start(deposit: RecordedDeposit) {
    const { householdId, label, depositId: itemId } = deposit
    if (householdId) void openFastReceiveOfItem({ householdId, label, itemId })
    else setOutsider(deposit)
  }
  return { outsider, start, close: () => setOutsider(undefined) }
}
