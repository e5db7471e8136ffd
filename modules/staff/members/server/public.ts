export { askedManagersOf, makeTopManager, managersOf } from './top-managers.ts'
