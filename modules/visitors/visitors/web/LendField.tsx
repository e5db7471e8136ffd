import { useState } from 'react'
import { LendSteppers, useLendables } from '#modules/visitors/visitor-loans/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'

export interface LendFieldProps {
  chosen: Readonly<Record<string, number>>
  onChange: (chosen: Record<string, number>) => void
}

/** What is lent with a registration: a line that says what, and the things with their stock when it is opened. */
export function LendField({ chosen, onChange }: LendFieldProps) {
  const t = useTexts('visitors')
  const [isOpen, setOpen] = useState(false)
  const { things } = useLendables()
  if (things.length === 0) return null
  const lent = things.filter(({ lendableId }) => chosen[lendableId])
  const said = lent.map(({ lendableId, name }) => `${name} ×${chosen[lendableId]}`).join('　')
  return (
    <div className="vd-lend">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="lb-quiet lb-14">{t('lend')}</span>
        <span className="lb-grow">{said || t('lendNothing')}</span>
        <Icon name={isOpen ? 'minus' : 'plus'} />
      </button>
      {isOpen && <LendSteppers things={things} chosen={chosen} onChange={onChange} />}
    </div>
  )
}
