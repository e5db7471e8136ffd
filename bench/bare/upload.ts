// What keeping a file that a browser sends costs without Lobby: multipart, a digest, and the file on the disk.
import { createHash, randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'

const { folder } = JSON.parse(process.env['BARE'] ?? '') as { folder: string }
const app = Fastify({ bodyLimit: 20_000_000 })
await app.register(multipart, { limits: { fileSize: 20_000_000 } })
app.post('/', async (request) => {
  let digest = ''
  for await (const part of request.parts()) {
    if (part.type === 'field') continue
    const content = await part.toBuffer()
    digest = createHash('sha256').update(content).digest('hex')
    const file = await open(join(folder, randomUUID()), 'wx')
    await file.writeFile(content)
    // What was acknowledged is on the disk, here as in Lobby.
    await file.sync()
    await file.close()
  }
  return { Data: { digest } }
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
console.log('ready')
