import { markKind, spokenMark } from '#modules/homes/households/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'

/** The marks of a household's residents, and how many packages wait for it. */
export function HouseholdMarks({ marks, count }: { marks: readonly string[]; count: number }) {
  const t = useTexts('registerPackages')
  if (marks.length === 0 && count === 0) return null
  return (
    <Marks>
      {[...new Set(marks)].map((mark) => (
        <Mark kind={markKind(mark)} key={mark}>
          {spokenMark(mark)}
        </Mark>
      ))}
      {count > 0 && <Mark kind="note">{t('waitingCount', { count })}</Mark>}
    </Marks>
  )
}
