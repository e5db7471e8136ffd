import { serve } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { files } from '../contract.ts'
import { download, linkLife, openLink } from './links.ts'
import { signInToStorage, upload } from './upload.ts'

/** The calls for files, over whatever keeps them. */
export const filesRoutes = (storage: Storage) =>
  serve(files, {
    signInToStorage: async (context) => ({ data: await signInToStorage(context) }),
    upload: async (context, { folder }, { form }) => ({ data: await upload(context, storage, folder, form) }),
    openLink: async (context, { path }) => ({ data: await openLink(context, path) }),
    download: async (context, { token }, { reply }) => {
      const answer = await download(context, storage, token)
      reply.header('content-disposition', 'inline')
      reply.header('cache-control', `private, max-age=${linkLife / 1000}`)
      reply.header('x-content-type-options', 'nosniff')
      return answer
    },
  })
