import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import type { OpenItem } from '../contract.ts'

/** What is special about one thing on the list. */
export function ItemMarks({ item }: { item: OpenItem }) {
  const t = useTexts('shiftPage')
  return (
    <Marks>
      {item.isLegal && <Mark kind="legal" />}
      {item.inPersonOnly && <Mark kind="inPerson" />}
      {item.temperature === 1 && <Mark kind="chilled" />}
      {item.temperature === 2 && <Mark kind="frozen" />}
      {item.cashOnDelivery && <Mark kind="cashOnDelivery" />}
      {item.inLocker && <Mark kind="inLocker" />}
      {item.pieceCount > 1 && <Mark kind="note">{t('pieces', { count: item.pieceCount })}</Mark>}
    </Marks>
  )
}
