import { z } from 'zod'
import { Day, Id, Instant, line, RowVersion, words } from '#platform/contract/fields.ts'
import { chains, feeBearers, mostAtShops } from './bands.ts'

/** Whose bank collects; `kgi` has screens of its own. */
export const providers = ['general', 'kgi'] as const
export const Provider = z.enum(providers)
export type Provider = z.output<typeof Provider>

export const decisions = ['approved', 'refused', 'withdrawn'] as const
export type Decision = (typeof decisions)[number]

/** The digits of an account as people write them: without spaces and dashes. */
const digits = (least: number, most: number, error: string) =>
  line(40)
    .transform((text) => text.normalize('NFKC').replace(/[\s-]/g, ''))
    .refine((text) => /^\d*$/.test(text) && text.length >= least && text.length <= most, { error })

/** What is applied for (R289). */
export const accountFields = {
  accountName: words(40),
  /** Bank and branch: 0130017. */
  branchNumber: digits(7, 7, '銀行分行代號為 7 碼數字').meta({ wire: 'BankBranchNumber' }),
  accountNumber: digits(7, 16, '帳號為 7 到 16 碼數字').meta({ wire: 'Account' }),
  passbookPath: line(200).default('').meta({ wire: 'PassbookUrl' }),
}

/** What became of an application, and who decided. */
const decided = {
  /** Until somebody decides, it is pending (R290). */
  state: z.enum(['pending', ...decisions]).meta({ wire: 'Status' }),
  /** Whether whoever asks applied for it, and so does not decide. */
  isOwn: z.boolean(),
  decidedAt: Instant.nullable(),
  decidedBy: z.string(),
  reason: z.string(),
}

/** An account that was applied for; its number is masked in lists. */
export const BeneficiaryAccount = z.object({
  accountId: Id,
  accountName: z.string(),
  branchNumber: z.string().meta({ wire: 'BankBranchNumber' }),
  bankName: z.string(),
  accountNumber: z.string().meta({ wire: 'Account' }),
  passbookPath: z.string().meta({ wire: 'PassbookUrl' }),
  appliedAt: Instant,
  appliedBy: z.string(),
  ...decided,
})
export type BeneficiaryAccount = z.output<typeof BeneficiaryAccount>

/** What is in force, what waits for a second person, and what was before, the newest first. */
export const AccountState = z.object({
  current: BeneficiaryAccount.nullable(),
  pending: BeneficiaryAccount.nullable(),
  history: z.array(BeneficiaryAccount),
})
export type AccountState = z.output<typeof AccountState>

const Amount = z.int().min(0).max(mostAtShops, { error: '超商代收最高 40,000 元' })

export const Band = z
  .object({
    code: line(3)
      .transform((text) => text.toUpperCase())
      .refine((text) => /^([0-9A-Z]{3})?$/.test(text), { error: '代收項目代碼為 3 碼英數字' }),
    min: Amount.refine((n) => n > 0, { error: '金額從 1 元起' }),
    max: Amount,
    fee: z.int().min(0).max(999),
    bearer: z.enum(feeBearers),
    chains: z.array(z.enum(chains)).max(chains.length),
  })
  .refine(({ min, max }) => min <= max, { error: '金額上限不能小於下限' })

export const CollectingSetting = z.object({
  bands: z.array(Band),
  /** Whole NT$ that a transfer from another bank costs its payer; only told (R296). */
  transferFee: z.int(),
  version: RowVersion,
  changedAt: Instant.nullable(),
  changedBy: z.string(),
})
export type CollectingSetting = z.output<typeof CollectingSetting>

const weights = (most: number) => line(most).refine((text) => /^\d*$/.test(text), { error: '權數只能是數字' })

/** A rule of virtual accounts as a community enters it. */
export const ruleFields = {
  scheme: z.enum(['esun', 'kgi', 'mod10']),
  prefix: line(9).refine((text) => /^\d{3,9}$/.test(text), { error: '企業識別碼為 3 到 9 碼數字' }),
  length: z.int().min(11).max(16),
  isAmountBound: z.boolean(),
  weights: weights(15).default(''),
  amountWeights: weights(9).default(''),
  complement: z.boolean().default(false),
}

export const VirtualRule = z.object({
  ruleId: Id,
  scheme: z.string(),
  prefix: z.string(),
  length: z.int(),
  isAmountBound: z.boolean(),
  weights: z.string(),
  amountWeights: z.string(),
  complement: z.boolean(),
  /** Entered by the community from its bank's paper, and verified by no bank. */
  isEntered: z.boolean(),
  madeAt: Instant,
  madeBy: z.string(),
  ...decided,
})
export type VirtualRule = z.output<typeof VirtualRule>

/** Why a number is good, or is not. */
export const codeFindings = [
  'given',
  'notGiven',
  'needsAmount',
  'badCheckDigit',
  'otherLength',
  'otherPrefix',
  'noDigits',
  'firstBarcode',
  'thirdBarcode',
  'badCheckCharacters',
] as const
export const CodeFinding = z.enum(codeFindings)
export type CodeFinding = z.output<typeof CodeFinding>

/** The bill that a code leads to, whatever became of it. */
export const CheckedBill = z.object({
  billId: Id,
  runId: Id.meta({ wire: 'BillBulkId' }),
  provider: Provider,
  feeType: z.string(),
  number: z.string(),
  runName: z.string(),
  total: z.int(),
  left: z.int(),
  dueOn: Day,
  isVoided: z.boolean(),
})
