import { useLocation } from '@tanstack/react-router'

/** Which fees a page or a bill is of, and who collects. */
export interface FeePlace {
  feeType: string
  provider: 'general' | 'kgi'
}

/** Where the pages of these fees are: /mgmt/fee/default-management. */
export const feeBase = ({ feeType, provider }: FeePlace): string =>
  `/mgmt/${provider === 'kgi' ? 'fee-kgi' : 'fee'}/${feeType}`

/** Which fees a page is of, by its address; of a page elsewhere those that are managed by default. */
export function useFeePlace(): FeePlace & { base: string } {
  const { pathname } = useLocation()
  const [, , kind = '', type = ''] = pathname.split('/')
  const place: FeePlace = {
    feeType: (kind.startsWith('fee') && type) || 'default-management',
    provider: kind === 'fee-kgi' ? 'kgi' : 'general',
  }
  return { ...place, base: feeBase(place) }
}

/** Who collects, as pages of another provider than the general one say it with every call (calls.tsv: `Provider=kgi`). */
export const saidProvider = (provider: FeePlace['provider']): { provider?: FeePlace['provider'] } =>
  provider === 'general' ? {} : { provider }
