import { HouseholdMarks, type HouseholdMarksProps, markKind } from '#modules/homes/households/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import type { PackageRecord } from '../contract.ts'
import { packageState } from './package-state.ts'

type Marked = NonNullable<HouseholdMarksProps['household']>

/** What is special about a package. */
export function PackageMarks({ one, pieces = true }: { one: PackageRecord; pieces?: boolean }) {
  const t = useTexts('packageList')
  return (
    <Marks>
      {one.isLegal && <Mark kind="legal" />}
      {one.inPersonOnly && <Mark kind="inPerson" />}
      {one.temperature === 2 && <Mark kind="frozen" />}
      {one.temperature === 1 && <Mark kind="chilled" />}
      {one.cashOnDelivery && <Mark kind="cashOnDelivery" />}
      {one.applyStorageStatus === 2 && one.state === 'waiting' && <Mark kind="inLocker" />}
      {pieces && one.pieceCount > 1 && <Mark kind="note">{t('pieces', { count: one.pieceCount })}</Mark>}
    </Marks>
  )
}

/** Marks of the household and the person beside those of the package; what the package says itself is not said twice. */
export function MarksOfHousehold({ one, marked }: { one: PackageRecord; marked: Marked | undefined }) {
  if (!marked || !one.inPersonOnly) return <HouseholdMarks household={marked} name={one.name} readOnly />
  const others = <T extends { marks: readonly { word: string }[] }>(of: T) => ({
    ...of,
    marks: of.marks.filter(({ word }) => markKind(word) !== 'inPerson'),
  })
  const household = { ...others(marked), residents: marked.residents.map(others) }
  return <HouseholdMarks household={household as Marked} name={one.name} readOnly />
}

/** What has become of a package. */
export function StateMark({ one }: { one: PackageRecord }) {
  const { kind, words } = packageState(one)
  return <Mark kind={kind}>{words}</Mark>
}
