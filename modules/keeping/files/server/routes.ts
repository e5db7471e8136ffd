import { serve } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { files } from '../contract.ts'
import { download, linkLife, openShared } from './links.ts'
import { signInToStorage, upload } from './upload.ts'

/** The calls for files, over whatever keeps them. */
export const filesRoutes = (storage: Storage) =>
  serve(files, {
    signInToStorage,
    upload: (context, { folder }, { form }) => upload(context, storage, folder, form),
    openLink: async (context, { path }) => ({ url: (await openShared(context, path)).url }),
    download: async (context, { token }, { reply }) => {
      const answer = await download(context, storage, token)
      reply.header('content-disposition', 'inline')
      reply.header('cache-control', `private, max-age=${linkLife / 1000}`)
      reply.header('x-content-type-options', 'nosniff')
      return answer
    },
  })
