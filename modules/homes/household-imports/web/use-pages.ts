import { useQuery } from '@tanstack/react-query'
import { useCursorPages } from '#platform/web/list/use-cursor-pages.ts'
import { importsApi } from './use-imports.ts'

const maxCount = 50

interface Page {
  data: readonly unknown[]
  pagination: { total: number }
}

function usePages<Of extends Page>(key: readonly unknown[], ask: (offset: number) => Promise<Of>) {
  const pages = useCursorPages(JSON.stringify(key))
  const { offset } = pages
  const list = useQuery({
    queryKey: ['householdImports', ...key, offset],
    queryFn: () => ask(offset),
    placeholderData: (before) => before,
  })
  const count = list.data?.data.length ?? 0
  const total = list.data?.pagination.total
  const after = total !== undefined && offset + count < total ? String(offset + count) : ''
  return { list, pages, count, total, after }
}

/** The faults of a file, page by page. */
export const useFaults = (importId: string, filter: { sheet: string; column: string; isNotice: boolean }) =>
  usePages(['faults', importId, filter], (offset) =>
    importsApi.listFaults({ importId, offset, maxCount, ...filter }),
  )

/** What an import would do, page by page. */
export const useLines = (importId: string, filter: { act?: 'added' | 'changed' | undefined; text: string }) =>
  usePages(['lines', importId, filter], (offset) =>
    importsApi.listLines({ importId, offset, maxCount, ...filter }),
  )
