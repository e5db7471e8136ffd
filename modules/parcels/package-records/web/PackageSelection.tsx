import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SelectionBar } from '#platform/web/list/SelectionBar.tsx'
import type { PackageRecord } from '../contract.ts'
import type { PackageActs } from './use-package-acts.tsx'

export interface PackageSelectionProps {
  chosen: readonly PackageRecord[]
  acts: PackageActs
  onClear: () => void
}

/** What can be done with the ticked packages: those that wait, or those that were handed over. */
export function PackageSelection({ chosen, acts, onClear }: PackageSelectionProps) {
  const t = useTexts('packageList')
  const isPast = chosen.every((item) => item.state === 'handedOver')
  const ofWaiting = [
    { label: t('handOver'), primary: true, act: () => acts.handOver(chosen) },
    acts.mayRemind && { label: t('remind'), act: () => acts.remind(chosen) },
    { label: t('move'), act: () => acts.move(chosen) },
    { label: t('reprint'), act: () => acts.reprint(chosen) },
    acts.mayTurn && { label: t('turn'), act: () => acts.turn(chosen) },
    { label: t('lostShort'), title: t('lost'), act: () => acts.lose(chosen) },
  ].filter((act) => act !== false)
  const ofPast = [{ label: t('undo'), act: () => acts.undo(chosen) }]
  return <SelectionBar count={chosen.length} acts={isPast ? ofPast : ofWaiting} onClear={onClear} />
}
