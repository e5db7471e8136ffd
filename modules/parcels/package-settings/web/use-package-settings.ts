import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { packageSettings } from '../contract.ts'
import { defaultSettings, type PackageSettings } from '../settings.ts'

const api = client(packageSettings)

const generalKey = ['packageSettings', 'general'] as const

/** What is known of the community's decisions without asking: where the line may be gone. */
export const knownPackageSettings = (queries: QueryClient): PackageSettings =>
  queries.getQueryData<PackageSettings>(generalKey) ?? defaultSettings

/** What the community decided about its parcel desk, fresh after every change; the defaults until it is known. */
export function usePackageSettings(): PackageSettings {
  const queries = useQueryClient()
  useChanges(
    ['packageSettings.changed'],
    () => void queries.invalidateQueries({ queryKey: ['packageSettings'] }),
  )
  const { data } = useQuery({
    queryKey: generalKey,
    staleTime: 300_000,
    queryFn: async () => (await api.showGeneral({})).data,
  })
  return data ?? defaultSettings
}
