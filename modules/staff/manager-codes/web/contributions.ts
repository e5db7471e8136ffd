import type { Contributions } from '#platform/web/frame/contributions.ts'
import { LateManagerCode } from './LateManagerCode.tsx'

/** Loaded when somebody opens it. */
const open = async () => (await import('./manager-code-store.ts')).openManagerCode()

export const managerCodesContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'managerCode',
      label: 'managerCodesFrame:title',
      icon: 'idp',
      group: 'help',
      can: 'managerCodes.show',
      isForManagers: true,
      open,
    },
  ],
  openers: [{ name: 'managerQr', open }],
  dialogs: [LateManagerCode],
  scanReaders: [
    {
      name: 'managerCode',
      // Before whoever asks the server: its form says what it is.
      order: 5,
      can: 'managerCodes.verify',
      take: async (code) =>
        code.toUpperCase().startsWith('LM') && (await import('./take-scan.ts')).takeScan(code),
    },
  ],
}
