export { AccountTabs } from './AccountTabs.tsx'
