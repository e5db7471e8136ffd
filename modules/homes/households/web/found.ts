import type { Found } from '#platform/contract/found.ts'
import type { Finding, FindingKind, HandOver } from '#platform/web/frame/contributions.ts'
import { text, textOf } from '#platform/web/i18n/texts.ts'
import type { IconName } from '#platform/web/look/icon-paths.ts'
import { speakDate } from '#platform/web/look/speak-time.ts'
import './found-texts.ts'
import { householdPath } from './household-path.ts'
import { knownHouseholds } from './known-households.ts'

type Open = HandOver['open']

const receiveOf = ({ householdId, label }: Found, handOver: Open) =>
  householdId ? () => handOver({ householdId, label }) : undefined

const shownAs = (found: Found, handOver: Open, icon: IconName, more: Partial<Finding>): Finding => ({
  id: `${found.kind}-${found.id}-${found.householdId}`,
  title: found.label,
  names: found.names,
  detail: '',
  icon,
  to: found.householdId ? householdPath(found.householdId) : undefined,
  receive: receiveOf(found, handOver),
  ...more,
})

/** A card or a phone's barcode; one that is disabled opens no hand-over. */
const carrier = (found: Found, handOver: Open, icon: IconName, key: 'cardEnd' | 'phoneEnd'): Finding =>
  shownAs(found, handOver, icon, {
    to: found.householdId ? householdPath(found.householdId, found.id) : undefined,
    detail: text('householdsFound', key, { end: found.words[0] ?? '' }),
    ...(found.state ? { mark: textOf(`householdsFound:${found.state}`), receive: undefined } : {}),
  })

/** How households, people, plates, cards and phones are shown among what was found. */
export const findingKinds: readonly FindingKind[] = [
  {
    kind: 'household',
    label: 'householdsFound:households',
    show: (found, handOver) =>
      shownAs(found, handOver, 'house', {
        detail:
          found.state === 'merged' ? text('householdsFound', 'former', { label: found.words[0] ?? '' }) : '',
      }),
    withoutLine: async (typed) =>
      knownHouseholds({ text: typed }).map(({ householdId, label }) => ({
        kind: 'household',
        id: householdId,
        householdId,
        label,
        names: [],
        words: [],
        state: '',
        at: null,
        rank: 1,
      })),
  },
  {
    kind: 'resident',
    label: 'householdsFound:residents',
    show: (found, handOver) =>
      shownAs(found, handOver, 'person', {
        detail: found.words[0] ?? '',
        ...(found.state === 'movedOut'
          ? {
              mark: text('householdsFound', 'movedOut', { day: found.at ? speakDate(found.at) : '' }),
              receive: undefined,
            }
          : {}),
      }),
  },
  {
    kind: 'plate',
    label: 'householdsFound:plates',
    show: (found, handOver) => shownAs(found, handOver, 'grid', { detail: found.words[0] ?? '' }),
  },
  {
    kind: 'card',
    label: 'householdsFound:cards',
    show: (found, handOver) => carrier(found, handOver, 'card', 'cardEnd'),
  },
  {
    kind: 'phone',
    label: 'householdsFound:phones',
    show: (found, handOver) => carrier(found, handOver, 'phone', 'phoneEnd'),
  },
]
