import type { ServerModule } from '#platform/server/manifest.ts'
import { firstPerson, permissions, secondPerson } from '../access.ts'
import { cheques } from '../cheque-contract.ts'
import { payments } from '../contract.ts'
import { refundCounter } from '../counter-contract.ts'
import { receipts } from '../receipt-contract.ts'
import { refunds } from '../refund-contract.ts'
import { paymentsWords } from '../words.ts'
import { writeoffs } from '../writeoff-contract.ts'
import { householdParts } from './household-parts.ts'
import { personalData } from './personal-data.ts'
import { sheets } from './exports.ts'
import { shiftSections } from './shift-sections.ts'
import { routes } from './routes.ts'
import { householdPasts } from './household-past.ts'

/** What the module payments brings to the server. */
export const paymentsModule: ServerModule = {
  words: paymentsWords,
  contracts: [payments, cheques, writeoffs, receipts, refundCounter, refunds],
  permissions,
  firstPerson,
  secondPerson,
  routes,
  personalData,
  householdParts,
  householdPasts,
  shiftSections,
  sheets,
}
