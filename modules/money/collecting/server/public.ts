import type { Lease } from '#platform/server/database.ts'
import type { Provider } from '../shapes.ts'
import { settingOf } from './settings.ts'

export { type Band, bandOf } from '../bands.ts'
export { readSegments, type Segments, whichBarcode } from '../barcodes.ts'
export { account, type PrintedAccount } from './account.ts'
export { type Payable, type PayCodes, payCodesFor } from './pay-codes.ts'
export { plainCode, type VerifiedCode, verifyCode } from './verify.ts'

/** What shops take for amounts of each band, and who bears it. */
export const bandsOf = async (lease: Lease, provider: Provider = 'general') =>
  (await settingOf(lease, provider)).bands
