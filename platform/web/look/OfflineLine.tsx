import { useSyncExternalStore } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from './Note.tsx'

/** The amber line while there is no connection, with the number of records that wait to be sent. */
export function OfflineLine({ waiting = 0, online }: { waiting?: number; online?: boolean }) {
  const t = useTexts('platform')
  const connected = useOnline()
  if (online ?? connected) return null
  return (
    <Note tone="wait" icon="off">
      {waiting > 0 ? t('offlineWaiting', { count: waiting }) : t('offline')}
    </Note>
  )
}

/** Whether the browser believes that it has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  )
}

function onNetwork(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
