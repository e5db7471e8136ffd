import { everyone, type Permissions } from '#platform/contract/access.ts'

export const permissions = {
  'polls.view': everyone,
  'polls.manage': ['admin', 'manager'],
  /** Who chose what in a named poll is not everybody's business at the desk. */
  'polls.records': ['admin', 'manager', 'committee'],
  /** Whoever has a paper votes: nobody prints one who is here for a day. */
  'polls.print': ['admin', 'manager', 'desk'],
} as const satisfies Permissions
