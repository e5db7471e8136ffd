import type { Provider } from '../papers.ts'
import { collectionFeeOf } from '#modules/money/collecting/server/public.ts'
import type { Lease } from '#platform/server/database.ts'
import type { BillPaper } from '../contract.ts'

const notes = [
  '帳號與條碼只屬於這一期，請勿使用前期繳費單。',
  '前期款項已繳者，請至櫃台更換繳費單。',
  '超商繳款約 3 個營業日入帳，請保留收據至下期繳費單寄達。',
]
const chains = '7-ELEVEN、全家、OK、萊爾富'

/** The ends of the ranges that shops have a price for (R294, R295). */
const ends = [20_000, 40_000]

/** What shops take, for the small table of a bill, and what every bill says at its foot. */
export async function shopsOf(
  lease: Lease,
  provider: Provider,
): Promise<Pick<BillPaper, 'chains' | 'fees' | 'notes'>> {
  const fees: BillPaper['fees'] = []
  for (const upTo of ends) {
    const found = await collectionFeeOf(lease, upTo, provider)
    if (found) fees.push({ upTo, fee: found.fee, isCommunitys: found.bearer === 'community' })
  }
  return { chains, fees, notes }
}
