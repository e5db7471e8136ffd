const keyOf = (account: string) => `lobby.actUses.${account}`

/** How often this account did each act in this browser, by its name. */
export function usesOf(account: string): ReadonlyMap<string, number> {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(account)) ?? '{}') as Record<string, number>
    return new Map(Object.entries(stored))
  } catch {
    // What cannot be read was not counted.
    return new Map()
  }
}

/** Counts an act that this account did, for the order of the quick menu. */
export function noteUse(account: string, name: string): void {
  const uses = usesOf(account)
  try {
    const next = { ...Object.fromEntries(uses), [name]: (uses.get(name) ?? 0) + 1 }
    localStorage.setItem(keyOf(account), JSON.stringify(next))
  } catch {
    // A browser that refuses storage has the order of the modules.
  }
}
