import type { Contributions } from '#platform/web/frame/contributions.ts'
import { ExportsHost } from './ExportsHost.tsx'
import { exportsPath } from './paths.ts'

export const exportsContributions: Partial<Contributions> = {
  dialogs: [ExportsHost],
  acts: [
    {
      name: 'exports',
      label: 'exports:page',
      icon: 'doc',
      group: 'records',
      to: exportsPath,
      can: 'exports.use',
    },
  ],
}
