import { type FeePlace, feeBase } from '#modules/money/fee-items/web/public.ts'

const base = '/mgmt/fee/default-management'

/** Where the pages of fees are; those of a module that is not there are not offered. */
export const feePaths = {
  unmatched: `${base}/writeofferr`,
  take: `${base}/payment`,
  runs: `${base}/period`,
  arrears: `${base}/arrears`,
  reconcile: `${base}/reconcile`,
  cheques: `${base}/cheques`,
  deposit: `${base}/deposit`,
  writeoffs: `${base}/writeoff`,
  kgi: '/mgmt/fee-kgi/default-management/period',
  items: `${base}/setting/items`,
  account: `${base}/setting/account`,
  paid: `${base}/paid`,
  entries: `${base}/entry-report`,
  /** Not of fees, but on the way to them. */
  homes: '/mgmt/household/import',
  cash: '/community/cashManagement.aspx',
} as const

/** A run's bills. */
export const runPath = ({ runId, ...place }: FeePlace & { runId: string }): string =>
  `${feeBase(place)}/period?run=${runId}`
