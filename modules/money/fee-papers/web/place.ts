import { useLocation } from '@tanstack/react-router'
import type { Provider } from '../papers.ts'

/** Of which fees a page is, and who collects: what its address says. */
export function useFeePlace(): { base: string; provider: Provider } {
  const { pathname } = useLocation()
  const [, , kind, type = 'default-management'] = pathname.split('/')
  const isKgi = kind === 'fee-kgi'
  return {
    base: `/mgmt/${isKgi ? 'fee-kgi' : 'fee'}/${kind?.startsWith('fee') ? type : 'default-management'}`,
    provider: isKgi ? 'kgi' : 'general',
  }
}
