export { HotKeySheet } from '#platform/web/input/HotKeySheet.tsx'
export { AccountMenu } from './AccountMenu.tsx'
export { QuickMenu } from './QuickMenu.tsx'
