import type { Said } from './words.ts'

/** Permissions that people look for in one place, also of several modules. */
export interface PermissionGroup {
  readonly title: Said
  /** Groups stand in the order of their numbers. */
  readonly order: number
  /** The services it belongs to: where a community has none of them, nobody is asked about it. Empty: always there. */
  readonly services: readonly number[]
}

/** What is done at the desk beside parcels and visitors; modules of several areas belong to it. */
export const deskPermissions: PermissionGroup = { title: ['櫃台作業', 'Desk work'], order: 50, services: [] }

/** Households and who lives there. */
export const residentPermissions: PermissionGroup = {
  title: ['住戶與戶別', 'Residents and households'],
  order: 40,
  services: [],
}

/** Where the permissions of a module stand that declares no group. */
export const otherPermissions: PermissionGroup = {
  title: ['帳號與設定', 'Accounts and settings'],
  order: 90,
  services: [],
}
