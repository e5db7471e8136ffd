import type { Role } from '#platform/contract/access.ts'

/** The kinds of accounts (R085). */
export const accountKinds = ['manager', 'plain', 'oneTime', 'enterprise'] as const
export type AccountKind = (typeof accountKinds)[number]

/** Whether a kind of account can have a role: one-time accounts have theirs, and nobody else has it. */
export const mayHave = (kind: AccountKind, role: Role): boolean =>
  (kind === 'oneTime') === (role === 'oneTime')

/** The longest turn of a one-time account, in hours. */
export const longestTurn = 72
