// What telling one thing to many costs without Lobby: a POST whose body goes out to every open WebSocket as it is.
import Fastify from 'fastify'
import { WebSocketServer } from 'ws'

const app = Fastify()
const sockets = new WebSocketServer({ server: app.server, path: '/events' })
app.post('/tell', async ({ body }) => {
  const message = JSON.stringify(body)
  for (const socket of sockets.clients) socket.send(message)
  return { Data: sockets.clients.size }
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
console.log('ready')
