import { useDraft } from '#platform/web/input/draft.ts'
import type { OpenItem } from '../contract.ts'

export interface Checks {
  checked: ReadonlySet<string>
  set: (ids: readonly string[], checked: boolean) => void
  /** Ticks what a scan names: its serial number or its courier's barcode. Undefined: nothing of the list. */
  scan: (code: string, items: readonly OpenItem[]) => OpenItem | undefined
  clear: () => void
}

/** What two people have seen with their own eyes; kept while the page is left, dropped when the list is signed. */
export function useChecks(): Checks {
  const [ids, keep, drop] = useDraft<readonly string[]>('shiftChange:checked', [])
  const checked = new Set(ids)
  const set = (changed: readonly string[], value: boolean) => {
    const next = new Set(ids)
    for (const id of changed) {
      if (value) next.add(id)
      else next.delete(id)
    }
    keep([...next])
  }
  return {
    checked,
    set,
    scan(code, items) {
      const wanted = code.trim().toUpperCase()
      const found = items.find(
        (item) => item.trackingNumber.toUpperCase() === wanted || item.serialNumber.toUpperCase() === wanted,
      )
      if (found) set([found.id], true)
      return found
    },
    clear() {
      drop()
      keep([])
    },
  }
}
