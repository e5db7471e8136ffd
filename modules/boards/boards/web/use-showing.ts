import { useQuery } from '@tanstack/react-query'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import type { Zone } from '../zones.ts'
import type { Showing } from './BoardPicture.tsx'
import { boardsApi, useScreenSettings } from './use-boards.ts'
import { useParts } from './use-parts.ts'
import { usePhotoUrls } from './use-photo-urls.ts'

/** Milliseconds after which packages are counted again. */
const pace = 60_000

/** What zones are drawn with now, as their screens are: what waits, what other parts say, and their photos. */
export function useShowing(zones: readonly Zone[]): Omit<Showing, 'now'> {
  const settings = useScreenSettings()
  const facts = useParts()
  const photoOf = usePhotoUrls(zones)
  const mayPackages = useAllowed()([{ can: 'packages.view', service: [49] }]).length > 0
  const { data: packages } = useQuery({
    enabled: mayPackages,
    queryKey: ['boardWaiting'],
    queryFn: async () => (await boardsApi.listWaiting({})).data,
    refetchInterval: pace,
  })
  return { settings, packages, facts, photoOf }
}
