import type { FeedSettings, GatewayKind } from '../feeds.ts'
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
  /** Keeps signals; it is done when they are committed. */
  keep(signals: readonly KeyedSignal[]): Promise<void>
  /** Says how the connection stands; '' is well. */
  tell(fault: string): Promise<void>
  /** Who acknowledged the alarm that a key's point has now; undefined: there is none, or nobody did. */
  acknowledgedBy(key: string): Promise<string | undefined>
  /** The address of a host, unless this installation must not talk to it. */
  addressOf(host: string): Promise<string>
}

/** A connection that goes on until it is stopped, however often it is lost. */
export interface Feed {
  stop(): Promise<void>
}
