import { useLocation } from '@tanstack/react-router'

/** Where the pages of the fees are that this page is of: /mgmt/fee/default-management. */
export function useFeeBase(): string {
  const { pathname } = useLocation()
  return pathname.split('/').slice(0, 4).join('/')
}
