import type { Demo } from '#platform/server/manifest.ts'
import { chains } from '../bands.ts'

const before = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

/** An approved account with one before it, accounts of E.SUN's kind, and the two bands of shops. */
export const demo: Demo = ({ now, communityId, clerk, idOf }) => {
  const account = (nth: number, days: number, accountNumber: string, branchNumber: string) => ({
    communityId,
    id: idOf(`beneficiary account ${nth}`),
    provider: 'general',
    accountName: '晴川社區管理委員會',
    branchNumber,
    accountNumber,
    appliedAt: before(now, days + 2),
    appliedBy: clerk.accountId,
    appliedByName: clerk.name,
    decision: 'approved',
    decidedAt: before(now, days),
    decidedBy: idOf('treasurer before'),
    decidedByName: '吳素珍',
  })
  const rule = {
    communityId,
    id: idOf('account rule general'),
    provider: 'general',
    scheme: 'esun',
    prefix: '99128',
    length: 14,
    isAmountBound: true,
    madeAt: before(now, 700),
    madeBy: clerk.accountId,
    madeByName: clerk.name,
    decision: 'approved',
    decidedAt: before(now, 699),
    decidedBy: idOf('treasurer before'),
    decidedByName: '吳素珍',
  }
  const bands = [
    { code: 'K6A', min: 1, max: 20_000, fee: 10, bearer: 'payer', chains: [...chains] },
    { code: 'K6B', min: 20_001, max: 40_000, fee: 15, bearer: 'payer', chains: [...chains] },
  ]
  return [
    [
      'beneficiary_account',
      [account(1, 900, '0030045678901', '0130017'), account(2, 720, '1234940056789', '8081234')],
    ],
    ['account_rule', [rule]],
    [
      'collecting_setting',
      [
        {
          communityId,
          provider: 'general',
          bands: JSON.stringify(bands),
          transferFee: 17,
          changedAt: before(now, 700),
          changedByName: clerk.name,
        },
      ],
    ],
  ]
}
