import { useLocation } from '@tanstack/react-router'
import type { Provider } from '../states.ts'

/** Who collects, as pages of another provider than the general one say it with every call (calls.tsv: `Provider=kgi`). */
export const saidProvider = (provider: Provider): { provider?: Provider } =>
  provider === 'general' ? {} : { provider }

/** Of which fees a page is, and who collects: what its address says. */
export function usePlace(): { feeType: string; provider: Provider; base: string } {
  const { pathname } = useLocation()
  const [, , kind = 'fee', feeType = 'default-management'] = pathname.split('/')
  return {
    feeType,
    provider: kind === 'fee-kgi' ? 'kgi' : 'general',
    base: `/mgmt/${kind}/${feeType}`,
  }
}
