import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
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

/** More addresses than the documents have files. */
const mostKept = 50

/**
 * The OpenAPI document and a page to read it, at /api/docs; made when somebody asks, since few do and it takes long. What was
 * written once is kept: anybody may ask, and none of it changes.
 */
export function mountDocuments(http: FastifyInstance): void {
  let made: Promise<FastifyInstance> | undefined
  const kept = new Map<string, LightMyRequestResponse>()
  async function answerOf(url: string, accept: string): Promise<LightMyRequestResponse> {
    made ??= makeDocuments()
    const answer = await (await made).inject({ url, headers: { accept } })
    if (answer.statusCode === 200 && kept.size < mostKept) kept.set(url, answer)
    return answer
  }
  for (const url of [place, `${place}/*`])
    http.get<{ Params: { '*'?: string } }>(url, async (request, reply) => {
      const file = `${place}/${encodeURI(request.params['*'] ?? '')}`
      const answer = kept.get(file) ?? (await answerOf(file, request.headers.accept ?? '*/*'))
      if (answer.statusCode >= 400) throw problems.noSuchCall()
      const { 'content-length': _counted, connection: _line, ...headers } = answer.headers
      return reply.status(answer.statusCode).headers(headers).send(answer.rawPayload)
    })
}
