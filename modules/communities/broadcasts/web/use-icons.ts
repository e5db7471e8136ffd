import { useSyncExternalStore } from 'react'
import { useHomeSide } from '#platform/web/frame/use-home-side.ts'
import type { FloatingIcon } from '../contract.ts'
import { useClosed } from './closed-store.ts'
import { useCurrent } from './use-current.ts'

/** Where the duty board fills the window without scrolling, its corner is always in sight. */
const roomy = () => matchMedia('(min-width: 1200px) and (min-height: 720px)')

function onRoomy(changed: () => void): () => void {
  const query = roomy()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

const none: readonly FloatingIcon[] = []

/** The icons that were not closed in this session (R097, R098), for the corner of the duty board or for the footer (R099). */
export function useIcons(place: 'corner' | 'footer'): readonly FloatingIcon[] {
  const icons = useCurrent()?.icons ?? none
  const closed = useClosed()
  const isRoomy = useSyncExternalStore(onRoomy, () => roomy().matches)
  const here = useHomeSide() && isRoomy ? 'corner' : 'footer'
  return place === here ? icons.filter(({ id }) => !closed.has(id)) : none
}
