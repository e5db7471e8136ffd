/** Permissions side by side as people think of them: the services that they belong to (any of them), and their modules. */
export const permissionGroups = [
  { name: 'packages', services: [49], modules: ['packages', 'packageRecords', 'packageSettings', 'returns'] },
  { name: 'deposits', services: [48], modules: ['deposits', 'cash'] },
  {
    name: 'visitors',
    services: [17, 50],
    modules: ['visitors', 'visitorSettings', 'visitorLoans', 'visitorBans', 'visitorRegistrations'],
  },
  {
    name: 'residents',
    services: [],
    modules: ['households', 'residents', 'householdProperties', 'householdImports', 'activation'],
  },
  {
    name: 'desk',
    services: [],
    modules: ['shiftChanges', 'notices', 'files', 'broadcasts', 'systemAnnouncements', 'push'],
  },
  { name: 'data', services: [], modules: ['exports', 'audit', 'retention', 'personalData'] },
  { name: 'others', services: [], modules: [] },
] as const

export type PermissionGroup = (typeof permissionGroups)[number]['name']

const groupOf = (permission: string): PermissionGroup => {
  const module = permission.split('.')[0] ?? ''
  return (
    permissionGroups.find((group) => (group.modules as readonly string[]).includes(module))?.name ?? 'others'
  )
}

/** Rows by group, in the order of the groups; a group of services that the community lacks is left out. */
export function grouped<Row extends { permission: string }>(
  rows: readonly Row[],
  services: ReadonlySet<number>,
): { name: PermissionGroup; rows: Row[] }[] {
  return permissionGroups
    .filter((group) => group.services.length === 0 || group.services.some((id) => services.has(id)))
    .map(({ name }) => ({ name, rows: rows.filter((row) => groupOf(row.permission) === name) }))
    .filter((group) => group.rows.length > 0)
}
