import { useSyncExternalStore } from 'react'
import { homePath } from './use-back.ts'
import { useScreen } from './use-screen.ts'

const roomy = () => matchMedia('(min-width: 960px)')

function onRoomy(changed: () => void): () => void {
  const query = roomy()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the page is the duty board with its narrow column beside the wide one. */
export function useHomeSide(): boolean {
  const isRoomy = useSyncExternalStore(onRoomy, () => roomy().matches)
  return useScreen().path.toLowerCase() === homePath && isRoomy
}
