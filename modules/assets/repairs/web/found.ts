import './found-texts.ts'
import { repairsPath } from '#modules/assets/paths.ts'
import type { FindingKind } from '#platform/web/frame/contributions.ts'
import { text } from '#platform/web/i18n/texts.ts'

/** How repairs are shown among what was found. */
export const findingKinds: readonly FindingKind[] = [
  {
    kind: 'repair',
    label: 'repairsFound:group',
    show: (found) => ({
      id: `repair-${found.id}`,
      title: found.names[0] ?? '',
      names: [],
      detail: found.words.filter(Boolean).join('　'),
      icon: 'warn',
      mark: found.state ? text('repairsFound', 'over') : undefined,
      to: `${repairsPath}?view=all&open=${found.id}`,
    }),
  },
]
