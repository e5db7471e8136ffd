import { assetLabelsPath, assetListPath } from '#modules/assets/paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { latePart } from '#platform/web/live/late-part.ts'

export const assetsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'assets',
      label: 'assets:list',
      icon: 'box',
      group: 'assets',
      to: assetListPath,
      service: [11, 25],
      can: 'assets.view',
    },
    {
      name: 'assetLabels',
      label: 'assets:labels',
      icon: 'print',
      group: 'assets',
      to: assetLabelsPath,
      isVariant: true,
      service: [11, 25],
      can: 'assets.view',
    },
  ],
  assetRegisters: [
    {
      name: 'assets',
      Named: latePart(async () => (await import('./AssetOfCode.tsx')).AssetOfCode),
      Field: latePart(async () => (await import('./AssetCodeField.tsx')).AssetCodeField),
    },
  ],
  findingKinds: [async () => (await import('./found.ts')).findingKinds],
}
