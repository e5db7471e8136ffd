import Fastify, { type FastifyInstance } from 'fastify'
import { version } from '#platform/contract/version.ts'
import { problems } from '#platform/contract/problems.ts'
import { openApi } from '#platform/server/openapi.ts'
import { declared } from '#apps/server/modules.ts'

const place = '/api/docs'

/** A server of its own, never listening, with the OpenAPI document and a page to read it. */
async function makeDocuments(): Promise<FastifyInstance> {
  const [swagger, page] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')])
  const app = Fastify()
  await app.register(swagger.default, {
    mode: 'static',
    specification: { document: openApi(declared.contracts, version) as never },
  })
  // What browsers are to refuse is said by the server around it, for this page as for all.
  await app.register(page.default, { routePrefix: place })
  return app
}

/** The OpenAPI document and a page to read it, at /api/docs; made when somebody asks, since few do and it takes long. */
export function mountDocuments(http: FastifyInstance): void {
  let made: Promise<FastifyInstance> | undefined
  for (const url of [place, `${place}/*`])
    http.get<{ Params: { '*'?: string } }>(url, async (request, reply) => {
      made ??= makeDocuments()
      const answer = await (await made).inject({
        url: `${place}/${encodeURI(request.params['*'] ?? '')}`,
        headers: { accept: request.headers.accept ?? '*/*' },
      })
      if (answer.statusCode >= 400) throw problems.noSuchCall()
      const { 'content-length': _counted, connection: _line, ...headers } = answer.headers
      return reply.status(answer.statusCode).headers(headers).send(answer.rawPayload)
    })
}
