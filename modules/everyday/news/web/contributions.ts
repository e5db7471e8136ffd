import type { Contributions } from '#platform/web/frame/contributions.ts'
import { newsEditPath } from './paths.ts'

export const newsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'addNews',
      label: 'news:act',
      icon: 'mega',
      group: 'desk',
      to: newsEditPath,
      service: [46],
      can: 'news.edit',
    },
  ],
  findingKinds: [async () => (await import('./found.ts')).findingKinds],
}
