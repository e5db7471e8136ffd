import type { OpenFile } from '#modules/keeping/files/web/public.ts'
import { newsApi } from './list-query.ts'

/** The way to pictures and files of kept news; of what is not kept yet its writer has them. */
export const openFileOf = (newsId: string | undefined): OpenFile | undefined =>
  newsId === undefined ? undefined : async (path) => (await newsApi.openFile({ newsId, path })).data.url
