import type { Params, Prev } from '#platform/web/router/root-route.ts'

/** Where pages of fees lead back to: of a kind that is managed here to the entry of fees, of any other home (R019). */
export const backOfFees = ({ type = '' }: Params): Prev =>
  /(^|-)management$/i.test(type) ? '/mgmt/management_control' : 'goHome'

export { type FeePlace, feeBase, saidProvider, useFeePlace } from './fee-place.ts'
