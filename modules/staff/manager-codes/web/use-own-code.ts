import { useCallback, useEffect, useRef, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { hearEvents } from '#platform/web/live/live.ts'
import { managersOnly } from '#modules/sign-in/accounts/contract.ts'
import { codeLife, endingOf, managerCodes } from '../contract.ts'

const api = client(managerCodes)

interface OwnCode {
  /** Undefined while one is made. */
  code: string | undefined
  /** Whole seconds for which it is good. */
  left: number
  /** Who scanned it. */
  verifiedBy: string | undefined
  /** Why none was made. */
  failed: string | undefined
}
const none: OwnCode = { code: undefined, left: 0, verifiedBy: undefined, failed: undefined }

/** A code of one's own with its countdown (R198): 300 s (R203), until it is scanned, or made anew. */
export function useOwnCode(): OwnCode & { renew: () => void } {
  const [state, setState] = useState(none)
  const endsAt = useRef(0)
  const renew = useCallback(() => {
    setState(none)
    api.makeCode({}, { handles: [managersOnly().code] }).then(
      ({ data }) => {
        endsAt.current = Date.now() + codeLife * 1000
        setState({ ...none, code: data.token, left: codeLife })
      },
      (error: unknown) => setState({ ...none, failed: sentenceOf(error) }),
    )
  }, [])
  useEffect(renew, [renew])
  const { code } = state
  useEffect(() => {
    if (code === undefined) return
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt.current - Date.now()) / 1000))
      setState((now) => (now.code === code ? { ...now, left } : now))
    }, 1000)
    const stop = hearEvents(({ Name, Payload }) => {
      if (Name !== 'managerCodes.verified' || Payload['Ending'] !== endingOf(code)) return
      setState((now) => ({ ...now, verifiedBy: String(Payload['By']) }))
    })
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [code])
  return { ...state, renew }
}
