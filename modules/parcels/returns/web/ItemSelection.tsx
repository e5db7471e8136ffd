import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SelectionBar } from '#platform/web/list/SelectionBar.tsx'
import type { CourierItem } from '../contract.ts'
import type { Giving } from './GiveDialog.tsx'

interface ItemSelectionProps {
  chosen: readonly CourierItem[]
  onGive: (giving: Giving) => void
  onClear: () => void
}

/** The ticked items are given to their courier, of whom there is one. */
export function ItemSelection({ chosen, onGive, onClear }: ItemSelectionProps) {
  const t = useTexts('courierItems')
  const [courierName = '', ...others] = new Set(chosen.map((row) => row.courierName).filter(Boolean))
  const give = {
    label: t('give', { count: chosen.length }),
    primary: true,
    disabled: others.length > 0,
    title: others.length > 0 ? t('severalCouriers') : undefined,
    act: () => onGive({ courierName, items: chosen }),
  }
  return <SelectionBar count={chosen.length} acts={[give]} onClear={onClear} />
}
