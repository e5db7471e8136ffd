// The bare pages as Lobby serves its own: packed at the build, kept by digest, and two answers of a list.
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

const { folder, first, second } = JSON.parse(process.env['BARE'] ?? '') as Record<string, string>
const app = Fastify()
await app.register(compress, { threshold: 2048 })
await app.register(fastifyStatic, { root: folder ?? '', preCompressed: true })
app.get('/rows', async (request, reply) => {
  reply.type('application/json')
  return (request.query as { After?: string }).After ? second : first
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
console.log('ready')
