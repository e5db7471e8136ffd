/** How a community's virtual accounts are made. All numbers are text: zeros in front count. */
export interface AccountRule {
  scheme: string
  /** What the bank gave the community: the first digits of every account. */
  prefix: string
  /** Digits of an account, prefix and check digit included. */
  length: number
  /** The check digit is also of the amount, so that the bank refuses another one. */
  isAmountBound: boolean
  /** Of a scheme that the community enters from its bank's paper; right-aligned on the digits. */
  weights: string
  amountWeights: string
  complement: boolean
}

/** A bank's way of making the check digit, the last one of an account. */
export interface Scheme {
  name: string
  lengths: readonly number[]
  /** Whether its check digit can be of the amount too. */
  bindsAmount: boolean
  /** Published examples were worked through; or the community entered it, and no bank has looked at it. */
  isEntered: boolean
  check(body: string, amount: number, rule: AccountRule): string
}

/** The digits, times the weights under them, right-aligned; digits without a weight count nothing. */
function weighed(digits: string, weights: string): number {
  let sum = 0
  for (let back = 1; back <= Math.min(digits.length, weights.length); back++)
    sum += Number(digits.at(-back)) * Number(weights.at(-back))
  return sum
}

const esun: Scheme = {
  name: 'esun',
  lengths: [13, 14, 16],
  bindsAmount: true,
  isEntered: false,
  check: (body, amount, { isAmountBound }) => {
    const ofAmount = isAmountBound ? weighed(String(amount), '87654321') : 0
    return String((weighed(body, '654321987654321') + ofAmount) % 10)
  },
}

const mod10: Scheme = {
  name: 'mod10',
  lengths: [11, 13, 14, 16],
  bindsAmount: false,
  isEntered: false,
  check: (body) => String((10 - (weighed(body, '313131313131313') % 10)) % 10),
}

const kgi: Scheme = {
  name: 'kgi',
  lengths: [11, 13, 14, 16],
  bindsAmount: true,
  isEntered: true,
  check: (body, amount, { isAmountBound, weights, amountWeights, complement }) => {
    const ofAmount = isAmountBound ? weighed(String(amount), amountWeights) : 0
    const rest = (weighed(body, weights) + ofAmount) % 10
    return String(complement ? (10 - rest) % 10 : rest)
  },
}

/** The schemes that a community can choose; another bank's is one more value. */
export const schemes: readonly Scheme[] = [esun, kgi, mod10]

export const schemeOf = (name: string): Scheme | undefined => schemes.find((scheme) => scheme.name === name)

/** Digits of the run and of the household between the prefix and the check digit; undefined where too few are left. */
export function splitOf({
  prefix,
  length,
}: Pick<AccountRule, 'prefix' | 'length'>): [run: number, household: number] | undefined {
  const left = length - prefix.length - 1
  if (left < 6) return undefined
  return left === 6 ? [3, 3] : [left - 4, 4]
}

/** An account without its check digit; undefined when a number has more digits than there is room for. */
export function bodyOf(rule: AccountRule, run: number, household: number): string | undefined {
  const split = splitOf(rule)
  if (!split) return undefined
  const [ofRun, ofHousehold] = [
    String(run).padStart(split[0], '0'),
    String(household).padStart(split[1], '0'),
  ]
  return ofRun.length > split[0] || ofHousehold.length > split[1]
    ? undefined
    : rule.prefix + ofRun + ofHousehold
}

/** The whole account: with its check digit, of whole NT$ where the rule binds the amount. */
export const encode = (rule: AccountRule, body: string, amount: number): string =>
  body + (schemeOf(rule.scheme)?.check(body, amount, rule) ?? '')

/** Whether an account is one of this rule, and its check digit right for this amount. */
export const verify = (rule: AccountRule, account: string, amount: number): boolean =>
  isShaped(rule, account) && encode(rule, account.slice(0, -1), amount) === account

/** Whether it has the length and the prefix of the rule. */
export const isShaped = (rule: AccountRule, account: string): boolean =>
  /^\d+$/.test(account) && account.length === rule.length && account.startsWith(rule.prefix)
