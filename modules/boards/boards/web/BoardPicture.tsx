import './board-picture.css'
import type { CSSProperties, ReactNode } from 'react'
import type { Fact } from '../contract.ts'
import { gridOf, type Orientation, type Place, type Zone } from '../zones.ts'
import { ZonePicture } from './ZonePicture.tsx'

/** What a board is drawn with at an instant. */
export interface Showing {
  now: Date
  settings: { marquee: string; playSeconds: number }
  /** How many packages wait for each household; undefined while that is not known. */
  packages: readonly { label: string; count: number }[] | undefined
  /** What other parts of the product say now; undefined while that is not known. */
  facts?: readonly { part: string; facts: readonly Fact[] }[] | undefined
  /** What is not known was known once: a screen without a line. */
  isCutOff?: boolean
  /** On a screen what is long moves along; where somebody works it stands still. */
  isMoving?: true
  /** Where a photo can be had; undefined while it cannot. */
  photoOf: (path: string) => string | undefined
}

interface BoardPictureProps {
  board: { name: string; orientation: Orientation; zones: readonly Zone[] }
  showing: Showing
  /** Over each zone, where a board is put together. */
  over?: (zone: Zone, nth: number) => ReactNode
}

/** Where a zone stands, in parts of the board. */
export function placeStyle({ x, y, width, height }: Place, orientation: Orientation): CSSProperties {
  const { columns, rows } = gridOf[orientation]
  const part = (cells: number, of: number) => `${(cells / of) * 100}%`
  return {
    left: part(x, columns),
    top: part(y, rows),
    width: part(width, columns),
    height: part(height, rows),
  }
}

/** A board as its screens show it, at any size: all of it is measured in cells. */
export function BoardPicture({ board, showing, over }: BoardPictureProps) {
  const { orientation, zones, name } = board
  return (
    <div className="bp-frame" data-orientation={orientation}>
      <div
        className="bp-board"
        data-moving={showing.isMoving}
        lang="zh-Hant-TW"
        aria-label={name}
        role="group"
      >
        {zones.map((zone, nth) => (
          <div
            // zones are known by their place in the list alone.
            key={nth}
            className="bp-zone"
            data-kind={zone.kind}
            style={
              {
                ...placeStyle(zone, orientation),
                '--w': zone.width,
                '--h': zone.height,
              } as CSSProperties
            }
          >
            <ZonePicture zone={zone} showing={showing} />
            {over?.(zone, nth)}
          </div>
        ))}
      </div>
    </div>
  )
}
