import { useState } from 'react'
import { openFastReceiveOfHousehold } from '#modules/parcels/fast-receive/web/public.ts'
import type { RecordedDeposit } from '../contract.ts'

/** Hands a deposit over: a household in the receive dialog, with everything that waits for it; an outsider in a dialog of its own. */
export function useHandOver() {
  const [outsider, setOutsider] = useState<RecordedDeposit>()
  function start(deposit: RecordedDeposit) {
    const { householdId, label } = deposit
    if (householdId) void openFastReceiveOfHousehold({ householdId, label })
    else setOutsider(deposit)
  }
  return { outsider, start, close: () => setOutsider(undefined) }
}
