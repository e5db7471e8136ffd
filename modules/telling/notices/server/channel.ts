import type { Outgoing } from '#platform/server/outgoing.ts'
import type { SentChannel } from '../shapes.ts'

/** Where somebody can be reached. */
export interface Reach {
  lineUserId: string
  email: string
  mobile: string
}

export interface Message {
  /** The same for every try of one delivery, so that a provider knows it again. */
  key: string
  to: string
  title: string
  text: string
  /** Where a gateway that speaks says which key was pressed; '' where nobody waits for one. */
  callback?: string
}

/** What became of a try: the provider's id, or words for people and whether trying again is of no use. */
export type Outcome = { id: string } | { problem: string; isFinal: boolean }

/** One thing that a channel must know to send. */
export interface Need {
  name: string
  /** As people know it. */
  words: string
  isSecret?: true
  isOptional?: true
  /** A change of it alone sends no secret elsewhere, and shows none: what is kept stays. */
  keepsSecrets?: true
}

/** A way by which a machine sends. A further one is one more object of this shape in channels.ts. */
export interface Channel {
  name: SentChannel
  needs: readonly Need[]
  /** Of LINE and SMS people are woken up; mail waits quietly. */
  isLoud: boolean
  /** Characters of the longest text that it takes; what is longer is cut. */
  most: number
  /** It is paid by the length: what brings a short text of its own sends that. */
  isShort?: true
  /** '' when somebody has none. */
  addressOf(reach: Reach): string
  /** Whether something is an address of this channel. */
  isAddress(address: string): boolean
  /** As others may see it. */
  mask(address: string): string
  /** A sentence about settings that cannot work; '' when they can. */
  complaint(settings: Record<string, string>): string
  /** Whether a second try after an unknown outcome is the same message for the provider. */
  isRepeatable(settings: Record<string, string>): boolean
  /** Tries once. Never throws for what the provider or the network does. */
  send(settings: Record<string, string>, message: Message, outside: Outgoing): Promise<Outcome>
}

/** The channel did not take it now, and may later. */
export const retryLater = (problem: string): Outcome => ({ problem, isFinal: false })
/** Nobody knows whether the channel took it, and it would not know a second try again: sent once too few, never twice. */
export const unsure = (problem: string): Outcome => ({
  problem: `${problem}，不確定是否送出，因此不再重送`,
  isFinal: true,
})
/** The channel does not take it, however often it is asked. */
export const refused = (problem: string): Outcome => ({ problem, isFinal: true })
