import { client } from '#platform/web/calls/client.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'
import { firstOfMoney } from '#modules/money/first-counters.ts'
import { bankCounter } from '../counter-contract.ts'
import { formatsPath, paidPath, reconcilePath, unmatchedPath } from './paths.ts'

const api = client(bankCounter)
const needs = { service: [2], can: 'bankFiles.view' }

export const bankFilesContributions: Partial<Contributions> = {
  counters: [
    {
      ...needs,
      name: 'unmatched',
      label: 'bankFiles:unmatched',
      to: unmatchedPath,
      count: async () => (await api.countWaiting({})).data.count,
      changedBy: ['bankFiles.', 'payments.'],
      first: firstOfMoney(1),
    },
  ],
  acts: [
    {
      ...needs,
      name: 'unmatched',
      label: 'bankFiles:unmatched',
      icon: 'cash',
      group: 'fees',
      to: unmatchedPath,
    },
    { ...needs, name: 'paid', label: 'bankFiles:paid', icon: 'search', group: 'fees', to: paidPath },
    {
      ...needs,
      name: 'reconcile',
      label: 'bankFiles:reconcile',
      icon: 'check',
      group: 'fees',
      to: reconcilePath,
    },
    {
      ...needs,
      name: 'bankFormats',
      label: 'bankFiles:formats',
      icon: 'doc',
      group: 'fees',
      to: formatsPath,
    },
  ],
}
