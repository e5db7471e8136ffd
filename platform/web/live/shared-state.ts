import { useSyncExternalStore } from 'react'

/** What the whole page knows: any function may change it, and every component that uses it is drawn anew. */
export interface SharedState<Value> {
  get: () => Value
  set: (next: Value) => void
  /** Calls `changed` after every change; gives the way to stop. */
  watch: (changed: () => void) => () => void
  /** The value, in a component. */
  use: () => Value
}

/** Makes a state of the page; it is gone when the page is loaded anew. */
export function sharedState<Value>(first: Value): SharedState<Value> {
  let value = first
  const watchers = new Set<() => void>()
  const get = () => value
  const watch = (changed: () => void) => {
    watchers.add(changed)
    return () => void watchers.delete(changed)
  }
  return {
    get,
    set(next) {
      value = next
      for (const changed of watchers) changed()
    },
    watch,
    use: () => useSyncExternalStore(watch, get, get),
  }
}
