import { type Arriving, type Prefill, showDesk } from './desk-store.ts'

export type { Arriving, Prefill }

/** Opens the desk's registration of somebody who walks in, with what is known already. */
export const openRegistration = (prefill: Prefill = {}): void => showDesk({ registration: prefill })

/** Opens the arrival of a booked visitor; a scanned code is used at once. */
export const openArrival = (arriving: Arriving): void => showDesk({ arriving })

/** Opens the list of whoever is inside (R091). */
export const openCurrentVisitors = (): void => showDesk({ inside: true })

/** Opens the leaving of a visitor; without an id the choice of a way first (R184). */
export const openLeave = (visitorId?: string): void => showDesk({ leaving: { visitorId } })

/** Opens the lending of things to a visitor who is inside. */
export const openLending = (visitorId: string): void => showDesk({ lending: { visitorId } })
