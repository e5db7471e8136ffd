export { HotKeySheet } from '#platform/web/input/HotKeySheet.tsx'
export { AccountMenu } from './AccountMenu.tsx'
export { HeaderRole } from './HeaderRole.tsx'
export { QuickMenu } from './QuickMenu.tsx'
