import { createElement, lazy, Suspense } from 'react'

export { cardRefusals } from '../card-refusals.ts'
export { cardOutcome, type CardOutcome, phoneOutcome, type PhoneOutcome, statusOf } from './outcomes.ts'
export { activationPath } from './paths.ts'

const Loaded = lazy(async () => ({ default: (await import('./HouseholdCarriers.tsx')).HouseholdCarriers }))

/** Cards, phones and open serial numbers of one household with every act on them, and their history; loaded when it is shown. */
export function HouseholdCarriers({ householdId }: { householdId: string }) {
  return createElement(Suspense, { fallback: null }, createElement(Loaded, { householdId }))
}
