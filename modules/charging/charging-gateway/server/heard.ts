import type { Work } from '#platform/server/work.ts'
import type { Protocol } from './schemas.ts'

/** The station that speaks, and since when it is connected. */
export interface Speaker {
  stationId: string
  code: string
  protocol: Protocol
  heartbeatSeconds: number
  connectedAt: Date
}

/** What a message is answered with: in a transaction of the station's community, in nobody's name. */
export type Hear<Payload = never> = (work: Work, speaker: Speaker, payload: Payload) => Promise<object>

/** A kind of message: whether it must not count twice, and what is done about it. */
export interface Hearing {
  isOnce?: boolean
  hear: Hear
}
