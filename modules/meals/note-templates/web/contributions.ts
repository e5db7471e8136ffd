import { templatesPath } from '#modules/meals/paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const noteTemplatesContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'noteTemplateSetting',
      label: 'noteTemplates:title',
      icon: 'pen',
      group: 'facilities',
      order: 15,
      to: templatesPath,
      settings: async () => (await import('./setting-parts.ts')).settingList,
      service: [26],
      can: 'noteTemplates.change',
    },
  ],
}
