import './household-texts.ts'
import './household-tree.css'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import type { TreeBuilding } from '../shapes.ts'
import { api, useTree } from './use-properties.ts'

export interface TreeChoice {
  building?: string
  floor?: string
  /** Those that closed. */
  isClosed?: boolean
}

interface TreeProps {
  chosen: TreeChoice
  onChoose: (choice: TreeChoice) => void
}

/** The next name takes the place of the one before it. */
function swapped(names: readonly string[], name: string, by: -1 | 1): string[] {
  const at = names.indexOf(name)
  const next = [...names]
  const other = next[at + by]
  if (other === undefined) return next
  next[at + by] = name
  next[at] = other
  return next
}

/** ↑ ↓ Home End move between what is shown, → opens a building, ← closes it or goes to it. */
function treeKeys(event: KeyboardEvent<HTMLElement>) {
  const here = event.target as HTMLElement
  if (!here.matches('[role="treeitem"]')) return
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')]
  const at = items.indexOf(here)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
  const isOpen = here.getAttribute('aria-expanded')
  const toggle = here.parentElement?.querySelector<HTMLElement>('.ht-toggle')
  if (to !== undefined) items[to]?.focus()
  else if (event.key === 'ArrowRight' && isOpen === 'false') toggle?.click()
  else if (event.key === 'ArrowLeft' && isOpen === 'true') toggle?.click()
  else if (event.key === 'ArrowLeft' && isOpen === null)
    items.findLast((item, i) => i < at && item.hasAttribute('aria-expanded'))?.focus()
  else return
  event.preventDefault()
}

/** Buildings and floors with their counts; one is chosen, and their order can be changed. Tab reaches one of them, arrows the others. */
export function HouseholdTree({ chosen, onChoose }: TreeProps) {
  const t = useTexts('householdTree')
  const asked = useTree()
  const mayChange = useAllowed()([{ can: 'households.change' }]).length > 0
  const [ordering, setOrdering] = useState(false)
  const order = useOrder()
  return (
    <Loaded of={asked} failed={t('loadFailed')} skeleton={[140, 48]} rows={8}>
      {(data) => {
        const names = data.map(({ building }) => building)
        const first =
          chosen.isClosed || (chosen.building && names.includes(chosen.building)) ? undefined : names[0]
        return (
          <div className="ht">
            <ul role="tree" aria-label={t('tree')} onKeyDown={treeKeys}>
              {data.map((row) => (
                <Building
                  key={row.building}
                  one={row}
                  isFirst={row.building === first}
                  chosen={chosen}
                  onChoose={onChoose}
                  ordering={ordering}
                  onMove={(by) => order.buildings(swapped(names, row.building, by))}
                  onMoveFloor={(floor, by) =>
                    order.floors(
                      row.building,
                      swapped(
                        row.floors.map((f) => f.floor),
                        floor,
                        by,
                      ),
                    )
                  }
                />
              ))}
              <li role="none">
                <div className="ht-row">
                  <button
                    type="button"
                    role="treeitem"
                    className="ht-name"
                    tabIndex={chosen.isClosed ? 0 : -1}
                    aria-selected={chosen.isClosed ?? false}
                    onClick={() => onChoose({ isClosed: true })}
                  >
                    {t('closed')}
                  </button>
                </div>
              </li>
            </ul>
            {mayChange && (
              <Button size="small" type="text" onClick={() => setOrdering(!ordering)} aria-pressed={ordering}>
                {t(ordering ? 'orderDone' : 'order')}
              </Button>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

/** Writes another order; what the server says stands, also when it refuses. */
function useOrder() {
  const queries = useQueryClient()
  const write = async (work: Promise<unknown>) => {
    try {
      await work
    } catch (error) {
      await alertBox(sentenceOf(error))
    }
    await queries.invalidateQueries({ queryKey: ['householdTree'] })
  }
  return {
    buildings: (buildings: string[]) => void write(api.orderBuildings({ buildings }, { isSaid: true })),
    floors: (building: string, floors: string[]) =>
      void write(api.orderFloors({ building, floors }, { isSaid: true })),
  }
}

interface BuildingProps extends TreeProps {
  one: TreeBuilding
  /** Nothing is chosen: the keys enter here. */
  isFirst: boolean
  ordering: boolean
  onMove: (by: -1 | 1) => void
  onMoveFloor: (floor: string, by: -1 | 1) => void
}

function Building({ one, isFirst, chosen, onChoose, ordering, onMove, onMoveFloor }: BuildingProps) {
  const isHere = chosen.building === one.building && !chosen.isClosed
  const [isOpen, setOpen] = useState(isHere)
  const open = isOpen || (isHere && chosen.floor !== undefined)
  return (
    <li role="none">
      <div className="ht-row">
        <button
          type="button"
          tabIndex={-1}
          className={`ht-toggle${open ? ' ht-toggle-open' : ''}`}
          // For the pointer; → and ← do it for the keyboard and whoever listens.
          aria-hidden="true"
          onClick={() => setOpen(!open)}
        >
          <Icon name="right" size={16} />
        </button>
        <button
          type="button"
          role="treeitem"
          className="ht-name"
          tabIndex={isFirst || (isHere && !chosen.floor) ? 0 : -1}
          aria-expanded={open}
          aria-selected={isHere && !chosen.floor}
          onClick={() => {
            onChoose({ building: one.building })
            setOpen(true)
          }}
        >
          <b>{one.building}</b>
          <Counts of={one} />
        </button>
        {ordering && <Movers name={one.building} onMove={onMove} />}
      </div>
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets a list's role without its marks.
        <ul role="group">
          {one.floors.map((floor) => (
            <li key={floor.floor} role="none">
              <div className="ht-row ht-floor">
                <button
                  type="button"
                  role="treeitem"
                  className="ht-name"
                  tabIndex={isHere && chosen.floor === floor.floor ? 0 : -1}
                  aria-selected={isHere && chosen.floor === floor.floor}
                  onClick={() => onChoose({ building: one.building, floor: floor.floor })}
                >
                  {floor.floor}
                  <Counts of={floor} />
                </button>
                {ordering && <Movers name={floor.floor} onMove={(by) => onMoveFloor(floor.floor, by)} />}
              </div>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Counts({ of }: { of: Omit<TreeBuilding, 'building' | 'floors'> }) {
  const t = useTexts('householdTree')
  return (
    <span className="ht-counts">
      {of.vacantCount > 0 && <span>{t('vacantCounts', { count: of.vacantCount })}</span>}
      {of.householdCount > 0 && <span>{t('counts', { count: of.householdCount })}</span>}
      {of.householdCount === 0 && <span>{t('virtualCounts', { count: of.virtualCount })}</span>}
    </span>
  )
}

function Movers({ name, onMove }: { name: string; onMove: (by: -1 | 1) => void }) {
  const t = useTexts('householdTree')
  return (
    <span className="ht-movers">
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('moveUp', { name })}
        onClick={() => onMove(-1)}
      >
        <Icon name="down" size={16} />
      </button>
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('moveDown', { name })}
        onClick={() => onMove(1)}
      >
        <Icon name="down" size={16} />
      </button>
    </span>
  )
}
