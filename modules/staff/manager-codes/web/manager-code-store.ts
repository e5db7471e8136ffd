import { overlay } from '#platform/web/frame/overlay.tsx'
import type { Manager } from '../contract.ts'

/** What is open: the own code, or what a scanned one said. */
export type Shown = { kind: 'own' } | { kind: 'scanned'; manager?: Manager; refused?: string }

/** The dialogs of manager codes. */
export const managerCode = overlay<{ shown: Shown }>(
  async () => (await import('./ManagerCodeDialogs.tsx')).ManagerCodeDialogs,
)

/** Opens the dialog with the code of whoever is signed in (R198). */
export const openManagerCode = (): void => managerCode.show({ shown: { kind: 'own' } })
/** Says who showed the code that was scanned, or why it is none. */
export const showScanned = (said: { manager?: Manager; refused?: string }): void =>
  managerCode.show({ shown: { kind: 'scanned', ...said } })
