/** What two lines say of one payment, as banks spell it. */
export interface Spelled {
  paidTime: string
  bankCode: string
  payerAccount: string
  reference: string
}

const agree = (one: string, other: string) => !one || !other || one === other

/** A number of the bank's own; a name of somebody is none. */
export const isNumbered = (reference: string) => reference.replace(/\D/g, '').length >= 4
/** Of a reference what two files must agree on. */
const numberOf = (reference: string) => (isNumbered(reference) ? reference.replace(/^0+/, '') : '')

/** An account without what stands before it: noughts, and the marks over digits that are not shown. */
const shownOf = (account: string) => account.replace(/^.*[^0-9A-Z]/i, '').replace(/^0+/, '')
/** How many digits of an account say whose it is. */
const enough = 4

/** Whether two spellings are of one account: one may be cut or covered in front, or have noughts there. '' is any. */
export function agreeOnAccount(one: string, other: string): boolean {
  const [short = '', long = ''] = [shownOf(one), shownOf(other)].toSorted((a, b) => a.length - b.length)
  return short.length < enough || long.endsWith(short)
}

/** Whether two times are one, of which a file may leave the seconds out. */
const agreeOnTime = (one: string, other: string) =>
  one.endsWith(':00') || other.endsWith(':00') ? agree(one.slice(0, 5), other.slice(0, 5)) : agree(one, other)

/** The same bank, of which one file may say the branch as well, and the same payer. */
export const agreeOnPayer = (one: Spelled, other: Spelled): boolean =>
  agreeOnAccount(one.payerAccount, other.payerAccount) &&
  agree(one.bankCode.slice(0, 3), other.bankCode.slice(0, 3))

/** Nothing of what the bank's numbers say is different. */
export const agreeOnNumber = (one: Spelled, other: Spelled): boolean =>
  agree(numberOf(one.reference), numberOf(other.reference))

/** Nothing of what two lines both say is different: the bank, its number, time and payer. */
export const sayTheSame = (one: Spelled, other: Spelled): boolean =>
  agreeOnTime(one.paidTime, other.paidTime) && agreeOnPayer(one, other) && agreeOnNumber(one, other)

/** A virtual account as its digits are compared; '' of one that is too short to say anything. */
export const plainCode = (code: string): string => {
  const plain = code.replace(/^0+/, '')
  return plain.length >= 6 ? plain : ''
}
/** By the end of two accounts it is known that they may be one. */
export const endOfCode = (code: string): string => plainCode(code).slice(-6)
/** Whether two spellings are of one virtual account: one may lack what stands in front. */
export function agreeOnCode(one: string, other: string): boolean {
  const [a, b] = [plainCode(one), plainCode(other)]
  return one === other || (a !== '' && b !== '' && (a.endsWith(b) || b.endsWith(a)))
}
