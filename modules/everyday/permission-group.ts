import type { PermissionGroup } from '#platform/contract/permission-group.ts'

/** Readings of gas meters. */
export const gasPermissions: PermissionGroup = {
  title: ['瓦斯抄表', 'Gas readings'],
  order: 54,
  services: [54],
}

/** Messages from residents. */
export const messagePermissions: PermissionGroup = {
  title: ['意見回饋', 'Messages from residents'],
  order: 53,
  services: [33],
}

/** What a community tells its residents, and when what happens. */
export const publishingPermissions: PermissionGroup = {
  title: ['公告與行事曆', 'News and calendar'],
  order: 45,
  services: [46, 47, 52, 53],
}

/** The shops around. */
export const storePermissions: PermissionGroup = { title: ['特約商店', 'Shops'], order: 48, services: [55] }

/** Rooms and courts that households book. */
export const facilityPermissions: PermissionGroup = {
  title: ['公設預約', 'Facilities'],
  order: 47,
  services: [51],
}
