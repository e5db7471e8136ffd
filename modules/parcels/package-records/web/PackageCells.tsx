import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import type { PackageRecord } from '../contract.ts'
import { packageState } from './package-state.ts'

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

/** What has become of a package. */
export function StateMark({ one }: { one: PackageRecord }) {
  const { kind, words } = packageState(one)
  return <Mark kind={kind}>{words}</Mark>
}
