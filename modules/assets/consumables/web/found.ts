import './found-texts.ts'
import { consumableListPath } from '#modules/assets/paths.ts'
import type { FindingKind } from '#platform/web/frame/contributions.ts'

/** How consumables are shown among what was found. */
export const findingKinds: readonly FindingKind[] = [
  {
    kind: 'consumable',
    label: 'consumablesFound:group',
    show: (found) => ({
      id: `consumable-${found.id}`,
      title: found.names[0] ?? '',
      names: [],
      detail: found.words.filter(Boolean).join('　'),
      icon: 'bag',
      to: `${consumableListPath}?open=${found.id}`,
    }),
  },
]
