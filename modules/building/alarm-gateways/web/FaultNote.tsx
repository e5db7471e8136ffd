import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import { isFault } from '../faults.ts'

/** Why a gateway is not connected, and what to look at. */
export function FaultNote({ fault }: { fault: string }) {
  const t = useTexts('alarmGatewaysPage')
  return <Note tone="wait">{t(`fault_${isFault(fault) ? fault : 'other'}`)}</Note>
}
