import type { Contributions } from '#platform/web/frame/contributions.ts'

export const enterprisePortalsContributions: Partial<Contributions> = {
  signInParts: [{ name: 'ticket', load: async () => (await import('./TicketSignIn.tsx')).TicketSignIn }],
}
