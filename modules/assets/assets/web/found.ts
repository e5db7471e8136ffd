import './found-texts.ts'
import { assetEditPath } from '#modules/assets/paths.ts'
import type { FindingKind } from '#platform/web/frame/contributions.ts'
import { text } from '#platform/web/i18n/texts.ts'

/** How assets are shown among what was found. */
export const findingKinds: readonly FindingKind[] = [
  {
    kind: 'asset',
    label: 'assetsFound:group',
    show: (found) => ({
      id: `asset-${found.id}`,
      title: found.names[0] ?? '',
      names: [],
      detail: found.words.filter(Boolean).join('　'),
      icon: 'box',
      mark: found.state ? text('assetsFound', 'scrapped') : undefined,
      to: `${assetEditPath}?assetId=${found.id}`,
    }),
  },
]
