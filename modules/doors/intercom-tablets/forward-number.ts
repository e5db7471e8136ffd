import { normalTelephone } from '#platform/contract/telephone.ts'

export const forwardKinds = ['landline', 'cellPhone'] as const
export type ForwardKind = (typeof forwardKinds)[number]
/** As the documents count them in addresses. */
export const kindOfNumber: Readonly<Record<string, ForwardKind>> = {
  1: 'landline',
  2: 'cellPhone',
  landline: 'landline',
  cellphone: 'cellPhone',
}

/** Why a number takes no calls: it is no such number, or one of a service or with a fee. */
export type NumberFault = 'landline' | 'cellPhone' | 'service'

// 110, 119, 113, 165, 1999; free ones 080x; those with a fee 020x; personal ones 050; carriers and abroad 01, 00.
const services = /^(1\d{2,4}|080\d*|020\d*|050\d*|0[01]\d*|412\d*|\+.*)$/
const shapes: Record<ForwardKind, RegExp> = { landline: /^0[2-8]\d{7,8}$/, cellPhone: /^09\d{8}$/ }

/** A number for calls to go on to, as its digits alone; or what is wrong with it. (02)2345-6789 is 0223456789. */
export function forwardNumber(kind: ForwardKind, typed: string): { number: string } | { fault: NumberFault } {
  const number = normalTelephone(typed) ?? ''
  if (services.test(number)) return { fault: 'service' }
  return shapes[kind].test(number) ? { number } : { fault: kind }
}
