/** What one may do instead of typing account and password, in the order of their links. */
export const otherWays = ['code', 'passkey', 'reset', 'open'] as const
/** Where signing in stands beside the password: one of these ways, a second factor, a password of one's own, or a ticket of an enterprise portal. */
export type OtherWay = (typeof otherWays)[number] | 'factor' | 'newPassword' | 'ticket'

/** Behind the hash, so that it reaches no log and no other site. */
export const ticketOf = (hash: string): string => /^#ticket=([\w.-]+)$/.exec(hash)?.[1] ?? ''
export const hasTicket = (): boolean => ticketOf(location.hash) !== ''
