import './found-texts.ts'
import { openFastReceiveOfHousehold } from '#modules/parcels/fast-receive/web/public.ts'
import type { Found } from '#platform/contract/found.ts'
import type { FindingKind } from '#platform/web/frame/contributions.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { shortenBarcode } from '#platform/web/look/shorten-barcode.ts'
import { listPath } from './list-path.ts'

function handOver({ id, householdId, label }: Found) {
  if (householdId) void openFastReceiveOfHousehold({ householdId, label, focusId: id })
}

/** How packages are shown among what was found; those that wait can be handed over. */
export const findingKinds: readonly FindingKind[] = [
  {
    kind: 'package',
    label: 'packagesFound:packages',
    show(found) {
      const [serial = '', kindName = '', position = '', trackingNumber = ''] = found.words
      return {
        id: `package-${found.id}`,
        title: found.label,
        names: found.names,
        detail: [serial, kindName, position, shortenBarcode(trackingNumber)].filter(Boolean).join('　'),
        icon: 'box',
        mark: found.state ? textOf(`packagesFound:${found.state}`) : undefined,
        to: `${listPath}?state=all&text=${serial}&open=${found.id}`,
        receive: found.state ? undefined : () => handOver(found),
      }
    },
  },
]
