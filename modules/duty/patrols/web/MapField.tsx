import type { KeyboardEvent, MouseEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { OnMap } from '../contract.ts'

const within = (n: number) => Math.max(0, Math.min(100, Math.round(n)))
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
}

/** Where a point stands on the map: by a press, or by arrows; Delete takes it off. */
export function MapField({ value, onChange }: { value: OnMap; onChange: (value: OnMap) => void }) {
  const t = useTexts('patrolsPage')
  const put = (event: MouseEvent<HTMLButtonElement>) => {
    // A press by key has no place.
    if (event.detail === 0) return onChange(value ?? { x: 50, y: 50 })
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({
      x: within(((event.clientX - left) / width) * 100),
      y: within(((event.clientY - top) / height) * 100),
    })
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Delete') return onChange(null)
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const { x, y } = value ?? { x: 50, y: 50 }
    onChange({ x: within(x + step[0]), y: within(y + step[1]) })
  }
  return (
    <button type="button" className="pt-map-field" aria-label={t('onMap')} onClick={put} onKeyDown={move}>
      {value ? <i style={{ left: `${value.x}%`, top: `${value.y}%` }} /> : t('mapHelp')}
    </button>
  )
}
