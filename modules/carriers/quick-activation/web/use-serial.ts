import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { activation, type OpenSerial } from '#modules/carriers/activation/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import type { Wish } from './activation-store.ts'
import { failure, type Outcome } from './speak-outcome.ts'
import { useHouseholdActivation } from './use-household-activation.ts'

const api = client(activation)

export interface Serial {
  serialId: string
  serialNumber: string
  expiresAt: Date
}

/** issued: on the screen; waiting: an older one that nobody can see again; the others say how it ended. */
export type SerialState =
  | { is: 'making' }
  | { is: 'failed'; outcome: Outcome }
  | { is: 'waiting'; open: OpenSerial }
  | { is: 'issued'; serial: Serial }
  | { is: 'used'; movedFrom: string }
  | { is: 'revoked' }

/** The serial number of a household or one of its residents: given out at once unless one waits, and followed until it is used. */
export function useSerial({ household, holder }: Wish) {
  const { householdId } = household
  const residentId = holder?.residentId ?? null
  const { data, error } = useHouseholdActivation(householdId)
  const [state, setState] = useState<SerialState>({ is: 'making' })
  const begun = useRef(false)
  const open = data?.serials.find((serial) => serial.residentId === residentId)

  async function issue() {
    setState({ is: 'making' })
    try {
      setState({ is: 'issued', serial: (await api.issueSerial({ householdId, residentId })).data })
    } catch (problem) {
      setState({ is: 'failed', outcome: failure('phone', problem) })
    }
  }
  async function revoke() {
    const serialId =
      state.is === 'issued' ? state.serial.serialId : state.is === 'waiting' ? state.open.serialId : undefined
    if (!serialId) return
    try {
      await api.revokeSerial({ serialId }, { isSaid: true })
      setState({ is: 'revoked' })
    } catch (problem) {
      setState({ is: 'failed', outcome: failure('phone', problem) })
    }
  }

  const begin = useEffectEvent(() => {
    if (begun.current || (!data && !error)) return
    begun.current = true
    if (error) setState({ is: 'failed', outcome: failure('phone', error) })
    else if (open) setState({ is: 'waiting', open })
    else void issue()
  })
  useEffect(() => begin(), [data, error])
  // A phone that took the number shows here at once, for whoever still stands at the desk.
  const shownId = state.is === 'issued' ? state.serial.serialId : undefined
  const used = data?.changes.find(({ what }) => what === 'serialUsed')
  const usedAt = used?.at.getTime() ?? 0
  useEffect(() => {
    if (state.is !== 'issued' || data === undefined) return
    const issuedAt = state.serial.expiresAt.getTime() - 24 * 3_600_000
    const isOpen = data.serials.some((serial) => serial.serialId === shownId)
    if (isOpen || usedAt < issuedAt) return
    // The phone is bound in the same moment; of one that was another household's this says whose.
    const bound = data.changes.find(({ what, at }) => what === 'phoneBound' && at.getTime() >= issuedAt)
    setState({ is: 'used', movedFrom: bound?.otherLabel ?? '' })
  }, [data, shownId, usedAt, state])

  return { state, issue, revoke }
}
