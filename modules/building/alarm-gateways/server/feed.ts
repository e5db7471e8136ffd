import { setTimeout as pause } from 'node:timers/promises'
import type { FeedSettings, GatewayKind } from '../feeds.ts'
import type { Fault } from '../faults.ts'
import { faultOf } from './fault-of.ts'
import type { KeyedSignal } from './keep-signals.ts'

/** A gateway that Lobby reaches itself. */
export interface FedGateway {
  communityId: string
  gatewayId: string
  kind: GatewayKind
  settings: FeedSettings
  password: string
}

/** What a connection to a gateway does with what it hears. */
export interface FeedWays {
  /** Keeps signals; it is done when they are committed. `line`: how one that was looked for is read. */
  keep(signals: readonly (KeyedSignal & { line?: string })[]): Promise<void>
  /** Says how the connection stands; '' is well. */
  tell(fault: Fault | ''): Promise<void>
  /** Says what could not be read, by keys, while the rest is; none: everything was. */
  miss(keys: readonly string[]): Promise<void>
  /** Who acknowledged the alarm that a key's point has now; undefined: there is none, or nobody did. */
  acknowledgedBy(key: string): Promise<string | undefined>
  /** The address of a host, unless this installation must not talk to it. */
  addressOf(host: string): Promise<string>
}

/** A connection that goes on until it is stopped, however often it is lost. */
export interface Feed {
  /** `isForGood`: whoever hands something out need keep nothing for it any more. */
  stop(isForGood?: boolean): Promise<void>
}

/** Milliseconds until a line that was lost is tried again. */
const rest = 2000

/** A connection that is made anew two seconds after it was lost, until it is stopped; what was wrong with it is told. */
export function again(ways: FeedWays, connect: (signal: AbortSignal) => Promise<void>): Feed {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = (async () => {
    while (!signal.aborted) {
      await connect(signal).catch((error: unknown) =>
        signal.aborted ? undefined : ways.tell(faultOf(error)).catch(() => undefined),
      )
      await pause(rest, undefined, { signal }).catch(() => undefined)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
