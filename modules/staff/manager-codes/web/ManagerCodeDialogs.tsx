import './dialog-texts.ts'
import './manager-code.css'
import { OwnCodeDialog } from './OwnCodeDialog.tsx'
import { ScannedDialog } from './ScannedDialog.tsx'
import type { Shown } from './manager-code-store.ts'

export function ManagerCodeDialogs({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  if (shown.kind === 'own') return <OwnCodeDialog onClose={onClose} />
  return <ScannedDialog {...shown} onClose={onClose} />
}
