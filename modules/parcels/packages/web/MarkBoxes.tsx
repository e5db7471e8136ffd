import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Key } from '#platform/web/look/Key.tsx'

interface MarkBoxesProps {
  inPersonOnly: boolean
  cashOnDelivery: boolean
  onInPerson: (on: boolean) => void
  onCash: (on: boolean) => void
}

/** Alt M: only the named person may collect. Alt C: cash on delivery. */
export function MarkBoxes({ inPersonOnly, cashOnDelivery, onInPerson, onCash }: MarkBoxesProps) {
  const t = useTexts('registerPackages')
  useHotKey('Alt+M', 'registerPackages:inPersonOnly', () => onInPerson(!inPersonOnly))
  useHotKey('Alt+C', 'registerPackages:cashOnDelivery', () => onCash(!cashOnDelivery))
  return (
    <div className="rp-boxes">
      <Checkbox
        checked={inPersonOnly}
        onChange={(event) => onInPerson(event.target.checked)}
        aria-keyshortcuts="Alt+M"
      >
        {t('inPersonOnly')} <Key keys="Alt M" />
      </Checkbox>
      <Checkbox
        checked={cashOnDelivery}
        onChange={(event) => onCash(event.target.checked)}
        aria-keyshortcuts="Alt+C"
      >
        {t('cashOnDelivery')} <Key keys="Alt C" />
      </Checkbox>
    </div>
  )
}
