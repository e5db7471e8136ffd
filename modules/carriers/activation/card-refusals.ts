import type { CardRefusal } from '#platform/contract/card-refusal.ts'
import type { Problem } from '#platform/contract/problem.ts'
import {
  cardCut,
  cardRandom,
  cardUnreadable,
  codeOfCertificate,
  codeOfInvoice,
  codeOfPhone,
} from './contract.ts'

/** What is said of a code that cannot be bound as a card. */
export const cardRefusals: Record<CardRefusal, () => Problem> = {
  unreadable: cardUnreadable,
  random: cardRandom,
  cut: cardCut,
  phone: codeOfPhone,
  invoice: codeOfInvoice,
  certificate: codeOfCertificate,
}
