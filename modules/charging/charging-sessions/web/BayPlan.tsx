import type { KeyboardEvent, ReactNode } from 'react'
import type { Connector } from '#modules/charging/charging-stations/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Session } from '../shapes.ts'
import type { BayTurn } from './turns.ts'
import { Bay } from './Bay.tsx'

/** Places in a row of the picture. */
const inRow = 10

interface BayPlanProps {
  connectors: readonly Connector[]
  sessionOf: (connectorId: string) => Session | undefined
  turns: ReadonlyMap<string, BayTurn>
  now: number
  chosen: string | undefined
  onChoose: (connectorId: string) => void
}

/** Arrows go from bay to bay: along a row, and over the lane. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -inRow, ArrowDown: inRow }[event.key]
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-place]')
  if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const wanted = Number(from.dataset['place']) + step
  event.currentTarget.querySelector<HTMLElement>(`[data-place="${wanted}"] button`)?.focus()
}

/** The bays of a floor, ten in a row, with a lane between two rows. */
export function BayPlan({ connectors, sessionOf, turns, now, chosen, onChoose }: BayPlanProps) {
  const t = useTexts('chargingSessionsPage')
  const last = Math.max(0, ...connectors.map(({ position }) => position))
  const rows = Array.from({ length: Math.floor(last / inRow) + 1 }, (_, nth) => nth)
  const at = (place: number) => connectors.filter(({ position }) => position === place)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go between the buttons in it
    <div className="chg-bays" role="group" aria-label={t('title')} onKeyDown={walk}>
      {rows.map((row) => (
        <RowOfBays key={row} row={row}>
          {Array.from({ length: inRow }, (_, nth) => row * inRow + nth).map((place) =>
            at(place).length ? (
              <div key={place} data-place={place} className="chg-place">
                {at(place).map((connector) => (
                  <Bay
                    key={connector.connectorId}
                    connector={connector}
                    session={sessionOf(connector.connectorId)}
                    turn={turns.get(connector.connectorId)}
                    now={now}
                    isChosen={connector.connectorId === chosen}
                    onChoose={() => onChoose(connector.connectorId)}
                  />
                ))}
              </div>
            ) : (
              <div key={place} className="chg-bay chg-bay-none" aria-hidden="true" />
            ),
          )}
        </RowOfBays>
      ))}
    </div>
  )
}

/** A row with its wall: above the lane, or below it. */
function RowOfBays({ row, children }: { row: number; children: ReactNode }) {
  const t = useTexts('chargingSessionsPage')
  const isBelow = row % 2 === 1
  return (
    <>
      {isBelow && (
        <div className="chg-lane" aria-hidden="true">
          {t('lane')}
        </div>
      )}
      <div className={`chg-row ${isBelow ? 'chg-down' : 'chg-up'}`}>{children}</div>
    </>
  )
}
