import { type KeyboardEvent, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Receipt } from '../contract.ts'

interface HouseMatrixProps {
  receipts: readonly Receipt[]
  chosen: string | undefined
  onChoose: (householdId: string) => void
}

function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups]
}

/** The house as it stands, with who read it: floors from the top, arrow keys walk from door to door. */
export function HouseMatrix({ receipts, chosen, onChoose }: HouseMatrixProps) {
  const t = useTexts('audience')
  const place = useRef<HTMLDivElement>(null)
  const first = receipts[0]?.householdId

  function walk(event: KeyboardEvent) {
    const button = (event.target as HTMLElement).closest('button')
    const row = button?.closest<HTMLElement>('.au-floor')
    if (!button || !row) return
    const within = [...row.querySelectorAll('button')]
    const at = within.indexOf(button)
    const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>('.au-floor') ?? [])]
    const beside = (by: number) => rows[rows.indexOf(row) + by]?.querySelectorAll('button')[at]
    const ways: Record<string, () => HTMLButtonElement | undefined> = {
      ArrowLeft: () => within[at - 1],
      ArrowRight: () => within[at + 1],
      ArrowUp: () => beside(-1),
      ArrowDown: () => beside(1),
    }
    const next = ways[event.key]?.()
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div className="au-houses" ref={place} onKeyDown={walk} role="presentation">
      {groupedBy(receipts, (row) => row.building).map(([building, homes]) => {
        const read = homes.filter((home) => home.readAt).length
        return (
          <section key={building} className="au-house" aria-label={building}>
            <h3>{t('building', { name: building, read, unread: homes.length - read })}</h3>
            {groupedBy(homes, (home) => home.floor).map(([floor, units]) => (
              <div key={floor} className="au-floor">
                <span>{floor}</span>
                <div className="au-units">
                  {units.map((home) => (
                    <button
                      key={home.householdId}
                      type="button"
                      data-unread={home.readAt ? undefined : ''}
                      aria-pressed={home.householdId === chosen}
                      aria-label={t('cell', {
                        label: home.label,
                        state: t(home.readAt ? 'isRead' : 'isUnread'),
                      })}
                      tabIndex={home.householdId === (chosen ?? first) ? 0 : -1}
                      onClick={() => onChoose(home.householdId)}
                    >
                      {home.unit}
                    </button>
                  ))}
                </div>
              </div>
            ))}
          </section>
        )
      })}
    </div>
  )
}
