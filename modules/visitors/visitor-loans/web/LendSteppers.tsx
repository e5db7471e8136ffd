import './lending.css'
import './lending-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { Lendable } from '../contract.ts'

export interface LendSteppersProps {
  things: readonly Lendable[]
  chosen: Readonly<Record<string, number>>
  onChange: (chosen: Record<string, number>) => void
}

/** How many of each thing are lent, never more than there are. */
export function LendSteppers({ things, chosen, onChange }: LendSteppersProps) {
  const t = useTexts('visitorLending')
  function step(lendableId: string, count: number) {
    const { [lendableId]: _, ...others } = chosen
    onChange(count > 0 ? { ...others, [lendableId]: count } : others)
  }
  return (
    <ul className="vl-things lb-divided" aria-label={t('things')}>
      {things.map(({ lendableId, displayId, name, stock, lent }) => {
        const count = chosen[lendableId] ?? 0
        const left = stock - lent
        return (
          <li key={lendableId} data-chosen={count > 0 || undefined}>
            <span className="vl-id">{displayId}</span>
            <span className="lb-cut">{name}</span>
            <span className="vl-left">{left > 0 ? t('left', { count: left }) : t('none')}</span>
            <button
              type="button"
              className="lb-icon-button"
              aria-label={t('fewer', { name })}
              disabled={count === 0}
              onClick={() => step(lendableId, count - 1)}
            >
              <Icon name="minus" />
            </button>
            <output aria-label={t('count', { name, count })}>{count}</output>
            <button
              type="button"
              className="lb-icon-button"
              aria-label={t('more', { name })}
              disabled={count >= left}
              onClick={() => step(lendableId, count + 1)}
            >
              <Icon name="plus" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
