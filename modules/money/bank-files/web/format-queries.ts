import { queryOptions } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { bankFiles } from '../contract.ts'
import type { Format } from '../format-shapes.ts'

export const formatApi = client(bankFiles)

/** The formats that can be read. */
export const formatsQuery = queryOptions({
  queryKey: ['bankFiles', 'formats'],
  queryFn: async ({ signal }) => (await formatApi.listFormats({}, { signal })).data,
})

/** What a format was at each of its versions. */
export const versionsQuery = (formatId: string) =>
  queryOptions({
    queryKey: ['bankFiles', 'versions', formatId],
    queryFn: async ({ signal }) => (await formatApi.listVersions({ formatId }, { signal })).data,
  })

/** What the server reads of a sample by a format; nothing is kept. */
export const tryQuery = (format: Format | undefined, sample: string) =>
  queryOptions({
    queryKey: ['bankFiles', 'try', format, sample],
    queryFn: async ({ signal }) =>
      (await formatApi.tryFormat({ format: format as Format, sample }, { signal })).data,
    enabled: format !== undefined && sample !== '',
    placeholderData: (before) => before,
  })
