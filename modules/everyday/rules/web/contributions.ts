import type { Contributions } from '#platform/web/frame/contributions.ts'

export const rulesContributions: Partial<Contributions> = {
  findingKinds: [async () => (await import('./found.ts')).findingKinds],
}
