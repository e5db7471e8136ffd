import type { Contributions } from '#platform/web/frame/contributions.ts'

export const accountMenuContributions: Partial<Contributions> = {
  accountMenu: [() => import('./entries.ts')],
}
