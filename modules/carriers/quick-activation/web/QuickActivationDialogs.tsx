import './dialog-texts.ts'
import './quick-activation.css'
import type { Step } from './activation-store.ts'
import { BindDialog } from './BindDialog.tsx'
import { MethodDialog } from './MethodDialog.tsx'
import { SerialDialog } from './SerialDialog.tsx'

/** The dialog of the current step. */
export function QuickActivationDialogs({ step }: { step: Step }) {
  const wish = { household: step.household, holder: step.holder }
  switch (step.at) {
    case 'method':
      return <MethodDialog wish={wish} />
    case 'read':
      return <BindDialog key={step.kind} kind={step.kind} wish={wish} first={step.first} />
    case 'serial':
      return <SerialDialog wish={wish} />
  }
}
