import type { z } from 'zod'

/** Something that can have happened in a community. */
export interface EventKind<Name extends string = string, Payload extends z.ZodType = z.ZodType> {
  name: Name
  /** The permission whose holders hear it in their browsers; `session`: everybody who is signed in. */
  hear: string
  payload: Payload
}

/** Declares one kind of event: `packages.handedOver`. */
export function eventKind<const Name extends string, Payload extends z.ZodType>(
  name: Name,
  hear: string,
  payload: Payload,
): EventKind<Name, Payload> {
  return { name, hear, payload }
}
