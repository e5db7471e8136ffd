import type { RTCSession } from 'jssip/lib/RTCSession'
import { sharedState } from '#platform/web/live/shared-state.ts'
import type { DeskCall } from '../contract.ts'

/** A call at this page. */
export interface CallHere {
  session: RTCSession
  /** As SIP and the record of calls name it. */
  sipCallId: string
  phoneId: string
  state: 'ringing' | 'answering' | 'talking'
  /** Who it is; undefined until Lobby said. */
  about: DeskCall | undefined
  /** When it was answered here, in ms. */
  since: number
  isMuted: boolean
}

/** Whether this page would ring. */
export type LineState = 'off' | 'connecting' | 'ready' | 'broken'

const line = sharedState<LineState>('off')
const call = sharedState<CallHere | undefined>(undefined)

export const useLineState = (): LineState => line.use()
export const setLineState = (state: LineState): void => line.set(state)
export const useDeskCall = (): CallHere | undefined => call.use()
export const deskCall = (): CallHere | undefined => call.get()
export const setDeskCall = (next: CallHere | undefined): void => call.set(next)

/** Changes what is known of a call, while it is the one that is here. */
export function changeCall(session: RTCSession, change: Partial<CallHere>): void {
  const now = call.get()
  if (now?.session === session) call.set({ ...now, ...change })
}
