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
