import type { Contributions } from '#platform/web/frame/contributions.ts'

export const residentsContributions: Partial<Contributions> = {
  householdPasts: [async () => (await import('./household-past.ts')).householdPasts],
}
