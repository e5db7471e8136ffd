import './found-texts.ts'
import { reservationPath } from '#modules/everyday/facility-paths.ts'
import type { FindingKind } from '#platform/web/frame/contributions.ts'
import { text } from '#platform/web/i18n/texts.ts'

/** How facilities are shown among what was found. */
export const findingKinds: readonly FindingKind[] = [
  {
    kind: 'facility',
    label: 'facilitiesFound:group',
    show: (found) => ({
      id: `facility-${found.id}`,
      title: found.names[0] ?? '',
      names: [],
      detail: found.words.filter(Boolean).join('　'),
      icon: 'calendar',
      mark: found.state ? text('facilitiesFound', 'ended') : undefined,
      to: reservationPath,
    }),
  },
]
