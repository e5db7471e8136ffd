import { useQueries } from '@tanstack/react-query'
import { files } from '#modules/keeping/files/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import type { Zone } from '../zones.ts'

const api = client(files)
/** Milliseconds after which a link is asked for again. */
const linkLife = 240_000

/** Where the photos of some zones can be had now. */
export function usePhotoUrls(zones: readonly Zone[]): (path: string) => string | undefined {
  const paths = [...new Set(zones.flatMap(({ items }) => items.map((item) => item.photoPath)))].filter(
    Boolean,
  )
  const links = useQueries({
    queries: paths.map((path) => ({
      queryKey: ['files', 'link', path],
      queryFn: async () => (await api.openLink({ path })).data.url,
      staleTime: linkLife,
      retry: false,
    })),
  })
  return (path) => links[paths.indexOf(path)]?.data
}
