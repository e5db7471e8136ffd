import './found-texts.ts'
import { openFastReceiveOfItem } from '#modules/parcels/fast-receive/web/public.ts'
import type { FindingKind } from '#platform/web/frame/contributions.ts'
import { text, textOf } from '#platform/web/i18n/texts.ts'
import { recordsPath } from './paths.ts'

/** How deposits are shown among what was found; those that wait for a household can be handed over. */
export const findingKinds: readonly FindingKind[] = [
  {
    kind: 'deposit',
    label: 'depositsFound:deposits',
    show(found) {
      const { householdId, label } = found
      const [serial = ''] = found.words
      return {
        id: `deposit-${found.id}`,
        title: label || text('depositsFound', 'outsider'),
        names: found.names,
        detail: found.words.filter(Boolean).join('　'),
        icon: 'bag',
        mark: found.state ? textOf(`depositsFound:${found.state}`) : undefined,
        to: `${recordsPath}?text=${serial}&open=${found.id}`,
        receive:
          householdId && !found.state
            ? () => void openFastReceiveOfItem({ householdId, label, itemId: found.id })
            : undefined,
      }
    },
  },
]
