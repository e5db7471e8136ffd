import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark, type MarkKind } from '#platform/web/look/Mark.tsx'
import type { Delivery } from '../contract.ts'

const kinds: Record<Delivery['state'], MarkKind> = {
  waiting: 'waiting',
  failed: 'reminded',
  sent: 'done',
  givenUp: 'reminded',
  byHand: 'reminded',
  done: 'done',
  calledOff: 'plain',
}

/** Where a delivery stands, as a mark. */
export function DeliveryState({ state }: { state: Delivery['state'] }) {
  const t = useTexts('notices')
  return <Mark kind={kinds[state]}>{t(`state_${state}`)}</Mark>
}
