/** Why a gateway is not connected, each with a sentence of its own on the page; what a library says in English is told to nobody. */
export const faults = [
  'near',
  'name',
  'refused',
  'silent',
  'unreachable',
  'secure',
  'account',
  'protocol',
  'closed',
  'denied',
  'device',
  'sealed',
  'unheld',
  'other',
] as const
export type Fault = (typeof faults)[number]

/** Whether something kept is one of them: rows of before are none. */
export const isFault = (kept: string): kept is Fault => (faults as readonly string[]).includes(kept)
