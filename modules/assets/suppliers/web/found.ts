import './found-texts.ts'
import { supplierDetailPath } from '#modules/assets/paths.ts'
import type { FindingKind } from '#platform/web/frame/contributions.ts'
import { text } from '#platform/web/i18n/texts.ts'

/** How suppliers are shown among what was found. */
export const findingKinds: readonly FindingKind[] = [
  {
    kind: 'supplier',
    label: 'suppliersFound:group',
    show: (found) => ({
      id: `supplier-${found.id}`,
      title: found.names[0] ?? '',
      names: [],
      detail: found.words.filter(Boolean).join('　'),
      icon: 'people',
      mark: found.state ? text('suppliersFound', 'ended') : undefined,
      to: `${supplierDetailPath}?id=${found.id}`,
    }),
  },
]
