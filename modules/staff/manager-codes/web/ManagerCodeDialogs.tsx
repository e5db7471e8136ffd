import './dialog-texts.ts'
import './manager-code.css'
import { OwnCodeDialog } from './OwnCodeDialog.tsx'
import { ScannedDialog } from './ScannedDialog.tsx'
import { closeManagerCode, type Shown } from './manager-code-store.ts'

export function ManagerCodeDialogs({ shown }: { shown: NonNullable<Shown> }) {
  if (shown.kind === 'own') return <OwnCodeDialog onClose={closeManagerCode} />
  return <ScannedDialog {...shown} onClose={closeManagerCode} />
}
