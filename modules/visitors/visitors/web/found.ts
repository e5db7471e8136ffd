import './found-texts.ts'
import type { FindingKind } from '#platform/web/frame/contributions.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { visitorPath } from '#modules/visitors/visits/web/public.ts'

/** How visitors who are inside or booked are shown among what was found; they lead to their own page. */
export const findingKinds: readonly FindingKind[] = [
  {
    kind: 'visitor',
    label: 'visitorsFound:visitors',
    show(found) {
      const [people = '1', reason = ''] = found.words
      const count = Number(people)
      const isBooked = found.state === 'booked'
      return {
        id: `visitor-${found.id}`,
        title: found.label || text('visitorsFound', 'noHousehold'),
        names: found.names,
        detail: [
          count > 1 ? text('visitorsFound', 'people', { count }) : '',
          reason,
          found.at
            ? text('visitorsFound', isBooked ? 'bookedFor' : 'since', { when: speakTime(found.at) })
            : '',
        ]
          .filter(Boolean)
          .join('　'),
        mark: isBooked ? text('visitorsFound', 'booked') : undefined,
        icon: 'door',
        to: visitorPath(found.id),
      }
    },
  },
]
