import type { Lease } from '#platform/server/database.ts'
import type { Provider } from '../shapes.ts'
import { collectionFee, type CollectionFee, settingOf } from './settings.ts'

export { readSegments, type Segments } from '../barcodes.ts'
export { account, type PrintedAccount } from './account.ts'
export { type Payable, type PayCodes, payCodesFor } from './pay-codes.ts'
export { type CollectionFee } from './settings.ts'
export { plainCode, type VerifiedCode, verifyCode } from './verify.ts'

/** What shops take for amounts of each band, and who bears it. */
export const bandsOf = async (lease: Lease, provider: Provider = 'general') =>
  (await settingOf(lease, provider)).bands

/** What shops take for an amount, whole NT$, and who bears it; undefined for what they do not collect (R293 to R295). */
export async function collectionFeeOf(
  lease: Lease,
  amount: number,
  provider: Provider = 'general',
): Promise<CollectionFee | undefined> {
  return collectionFee((await settingOf(lease, provider)).bands, amount)
}
