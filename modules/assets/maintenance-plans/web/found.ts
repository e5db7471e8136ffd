import './found-texts.ts'
import type { FindingKind } from '#platform/web/frame/contributions.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { planRecordPath } from './paths.ts'

/** How plans are shown among what was found. */
export const findingKinds: readonly FindingKind[] = [
  {
    kind: 'maintenancePlan',
    label: 'maintenanceFound:group',
    show: (found) => ({
      id: `maintenancePlan-${found.id}`,
      title: found.names[0] ?? '',
      names: [],
      detail: found.words.filter(Boolean).join('　'),
      icon: 'calendar',
      mark: found.state ? text('maintenanceFound', 'ended') : undefined,
      to: planRecordPath(found.id),
    }),
  },
]
