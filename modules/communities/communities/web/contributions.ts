import type { Contributions } from '#platform/web/frame/contributions.ts'

export const communitiesContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'mainPage',
      label: 'communities:main',
      icon: 'grid',
      group: 'facilities',
      to: '/community/main.aspx',
    },
  ],
}
