import { latePart } from '#platform/web/live/late-part.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { importPath } from './paths.ts'

export const householdImportsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'householdImports',
      label: 'householdImports:page',
      icon: 'doc',
      group: 'residents',
      to: importPath,
      can: 'householdImports.use',
    },
  ],
  householdListActs: [
    {
      name: 'importExport',
      Acts: latePart(async () => (await import('./ImportExportActs.tsx')).ImportExportActs),
    },
  ],
}
