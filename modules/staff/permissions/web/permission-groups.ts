import { groupOf, type SpokenGroup } from '#platform/web/i18n/words.ts'

/** Rows by the groups of their permissions, in order; a group of services that the community lacks is left out. */
export function grouped<Row extends { permission: string }>(
  rows: readonly Row[],
  services: ReadonlySet<number>,
): (SpokenGroup & { rows: Row[] })[] {
  const groups = new Map<string, SpokenGroup & { rows: Row[] }>()
  for (const row of rows) {
    const group = groupOf(row.permission)
    const known = groups.get(group.title)
    if (known) known.rows.push(row)
    else groups.set(group.title, { ...group, rows: [row] })
  }
  return [...groups.values()]
    .filter((group) => group.services.length === 0 || group.services.some((id) => services.has(id)))
    .toSorted((a, b) => a.order - b.order)
}
