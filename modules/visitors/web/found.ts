import './found-texts.ts'
import type { FindingKind } from '#platform/web/frame/contributions.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { householdPath } from '#modules/households/web/public.ts'

/** How visitors who are inside are shown among what was found; they lead to the household that they visit. */
export const findingKinds: readonly FindingKind[] = [
  {
    kind: 'visitor',
    label: 'visitorsFound:visitors',
    show(found) {
      const [people = '1', reason = ''] = found.words
      const count = Number(people)
      return {
        id: `visitor-${found.id}`,
        title: found.label || text('visitorsFound', 'noHousehold'),
        names: found.names,
        detail: [
          count > 1 ? text('visitorsFound', 'people', { count }) : '',
          reason,
          found.at ? text('visitorsFound', 'since', { when: speakTime(found.at) }) : '',
        ]
          .filter(Boolean)
          .join('　'),
        icon: 'door',
        to: found.householdId ? householdPath(found.householdId) : undefined,
      }
    },
  },
]
