import './found-texts.ts'
import type { FindingKind } from '#platform/web/frame/contributions.ts'
import { text, textOf } from '#platform/web/i18n/texts.ts'
import { shortenBarcode } from '#platform/web/look/shorten-barcode.ts'
import { listPath } from './paths.ts'

/** How returns and outgoing parcels are shown among what was found. */
export const findingKinds: readonly FindingKind[] = [
  {
    kind: 'courierItem',
    label: 'returnsFound:items',
    show(found) {
      const [serial = '', courier = '', trackingNumber = ''] = found.words
      return {
        id: `courierItem-${found.id}`,
        title: found.label || text('returnsFound', 'desk'),
        names: found.names,
        detail: [serial, courier, shortenBarcode(trackingNumber)].filter(Boolean).join('　'),
        icon: 'tray',
        mark: found.state ? textOf(`returnsFound:${found.state}`) : undefined,
        to: `${listPath}?view=all&text=${serial}&open=${found.id}`,
      }
    },
  },
]
