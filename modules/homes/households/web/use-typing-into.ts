import { type RefObject, useEffect, useRef } from 'react'

/** Whatever is typed inside the element goes to the field, wherever in it the focus is; a key that is already a command does not. */
export function useTypingInto(field: RefObject<HTMLInputElement | null>): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = inside.current
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return
      const types = event.key.length === 1 && event.key !== ' ' && event.key !== '/'
      // An input method says Process before it has composed anything.
      if (types || event.key === 'Process') field.current?.focus()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [field])
  return inside
}
