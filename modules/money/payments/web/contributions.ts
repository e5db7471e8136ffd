import type { Contributions } from '#platform/web/frame/contributions.ts'
import { chequesPath, depositPath, entryReportsPath, takePath, writeoffPath } from './paths.ts'

const fees = { group: 'fees', service: [2] } as const

export const paymentsContributions: Partial<Contributions> = {
  householdPasts: [async () => (await import('./household-past.ts')).householdPasts],
  acts: [
    {
      ...fees,
      name: 'takePayment',
      label: 'payments:take',
      icon: 'cash',
      key: 'Alt+M',
      to: takePath,
      can: 'payments.take',
    },
    {
      ...fees,
      name: 'writeoffs',
      label: 'payments:writeoffs',
      icon: 'check',
      to: writeoffPath,
      can: 'payments.view',
    },
    {
      ...fees,
      name: 'cheques',
      label: 'payments:cheques',
      icon: 'doc',
      to: chequesPath,
      can: 'payments.view',
    },
    {
      ...fees,
      name: 'deposit',
      label: 'payments:deposit',
      icon: 'doc',
      to: depositPath,
      can: 'payments.view',
    },
    {
      ...fees,
      name: 'entryReports',
      label: 'payments:entryReports',
      icon: 'doc',
      to: entryReportsPath,
      can: 'payments.view',
    },
  ],
  shiftSections: [async () => (await import('./shift-sections.ts')).shiftSections],
}
