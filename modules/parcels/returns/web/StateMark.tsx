import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { CourierItem } from '../contract.ts'

/** Days after which what waits for a courier needs somebody. */
const longWait = 3 * 86_400_000

/** How it stands with an item; one that waits for days is amber. */
export function StateMark({ item }: { item: Pick<CourierItem, 'state' | 'arrivedAt' | 'kind'> }) {
  const t = useTexts('courierItems')
  const waits = item.state === 'waiting'
  const [now] = useState(() => Date.now())
  const isLong = waits && now - item.arrivedAt.getTime() > longWait
  return (
    <Mark
      kind={isLong ? 'reminded' : item.state === 'handedToCourier' ? 'done' : waits ? 'waiting' : 'plain'}
    >
      {t(`state_${item.state}`)}
    </Mark>
  )
}
