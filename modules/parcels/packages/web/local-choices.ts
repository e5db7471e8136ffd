import type { Temperature } from '#platform/contract/fields.ts'

const autoPrintKey = 'lobby.packages.autoPrint'
const positionsKey = 'lobby.packages.positions'

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A refused storage forgets with the page.
  }
}

/** Whether this browser chose to print a label at once; undefined: it made no choice. */
export function readAutoPrint(): boolean | undefined {
  const kept = read(autoPrintKey)
  return kept === null ? undefined : kept === '1'
}

/** Whether labels print at once: as this browser chose, else as the community did; phones have no label printer beside them. */
export const printsAtOnce = (own: boolean | undefined, ofCommunity: boolean): boolean =>
  own ?? (ofCommunity && !matchMedia('(hover: none)').matches)

/** Keeps in this browser whether labels are printed by themselves. */
export const keepAutoPrint = (on: boolean): void => write(autoPrintKey, on ? '1' : '0')

/** The shelf position that this browser used last for each temperature. */
export function readPositions(): Partial<Record<Temperature, string>> {
  try {
    return JSON.parse(read(positionsKey) ?? '{}') as Partial<Record<Temperature, string>>
  } catch {
    return {}
  }
}

/** Keeps in this browser the last position of a temperature; '' changes nothing. */
export function keepPosition(temperature: Temperature, position: string): void {
  if (position) write(positionsKey, JSON.stringify({ ...readPositions(), [temperature]: position }))
}
