import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { Differences } from '../contract.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const fields = {
  label: 'fieldLabel',
  name: 'fieldName',
  kindName: 'fieldKindName',
  shelfPosition: 'fieldShelfPosition',
  pieceCount: 'fieldPieceCount',
  money: 'fieldMoney',
  note: 'fieldNote',
} as const

/** How one thing differs from the last signed list: new, or which of its fields changed. */
export function DifferenceCell({
  id,
  differences,
  onPaper = false,
}: {
  id: string
  differences: Differences
  onPaper?: boolean
}) {
  const onPage = useTexts('shiftPage')
  const t = onPaper ? paperTexts('shiftPage') : onPage
  if (differences.addedIds.includes(id)) return <Mark kind="plain">{t('added')}</Mark>
  const words = differences.changes
    .filter((change) => change.id === id)
    .map((change) =>
      t('changedFrom', {
        field: t(fields[change.field as keyof typeof fields] ?? 'fieldNote'),
        before: change.before || t('nothing'),
        after: change.after || t('nothing'),
      }),
    )
  return words.length > 0 ? <span className="lb-14">{inRow(words, '；')}</span> : null
}
