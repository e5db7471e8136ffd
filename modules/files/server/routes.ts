import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/server/context.ts'
import { toProblem } from '#platform/server/http.ts'
import { type FileAnswer, serve } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { files } from '../contract.ts'
import { download, linkLife, openLink } from './links.ts'
import { signInToStorage, upload } from './upload.ts'

/**
 * A refused upload answers the word error with the status of what was wrong (R378). Nothing was written by then, so the
 * refusal is audited and kept. What is ours to mend goes on to the one error handler, and so does a call with a retry key,
 * which must stay free for the next try.
 */
function refuse(context: Context, request: FastifyRequest, reply: FastifyReply, error: unknown): FileAnswer {
  const { status, code } = toProblem(error, context.log)
  if (status >= 500 || request.headers['idempotency-key']) throw error
  context.audit({ action: 'files.refuseUpload', target: 'file', after: { code } })
  // What is still on its way is let through and thrown away: a browser shows no answer before it has sent everything.
  request.raw.unpipe()
  request.raw.resume()
  reply.status(status)
  return { contentType: 'text/plain', content: Buffer.from('error') }
}

/** The calls for files, over whatever keeps them. */
export const filesRoutes = (storage: Storage) =>
  serve(files, {
    signInToStorage: async (context) => ({ data: await signInToStorage(context) }),
    upload: async (context, { folder }, { request, reply }) => {
      try {
        return { data: await upload(context, storage, folder, request) }
      } catch (error) {
        return refuse(context, request, reply, error)
      }
    },
    openLink: async (context, { path }) => ({ data: await openLink(context, path) }),
    download: async (context, { token }, { reply }) => {
      const answer = await download(context, storage, token)
      reply.header('content-disposition', 'inline')
      reply.header('cache-control', `private, max-age=${linkLife / 1000}`)
      reply.header('x-content-type-options', 'nosniff')
      return answer
    },
  })
