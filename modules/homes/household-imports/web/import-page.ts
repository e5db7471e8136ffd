const maxCount = 50

/** A page of what is told of an import: by number, since nothing comes or goes while it is looked at. */
export function importPage<Row, More>(
  key: readonly unknown[],
  offset: number,
  ask: (page: {
    offset: number
    maxCount: number
  }) => Promise<More & { data: Row[]; pagination: { total: number } }>,
) {
  return {
    queryKey: ['householdImports', ...key, offset],
    queryFn: async () => {
      const answer = await ask({ offset, maxCount })
      const { data, pagination } = answer
      const end = offset + data.length
      const after = end < pagination.total ? String(end) : ''
      const rows = data.map((row, nth) => ({ ...row, id: String(nth) }))
      return { ...answer, data: rows, pagination: { total: pagination.total, after } }
    },
  }
}
