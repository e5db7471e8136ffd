import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problems } from '#platform/contract/problems.ts'
import type { Crowd } from './crowd.ts'
import { callerOf } from './network-of.ts'
import { onceEnded } from './once-ended.ts'
import { hasBody, letGo } from './slow-bodies.ts'

const isForm = ({ headers }: FastifyRequest) => /^multipart\/form-data/i.test(headers['content-type'] ?? '')

/** Bytes: smaller answers are not counted. */
const small = 64 * 1024
/** Bytes that an answer counts which is written while it is read: the rows that it is written from. */
const ofStream = 4 * 1024 * 1024

/** Bytes of an answer in memory. */
function sizeOf(answer: unknown): number {
  if (typeof answer === 'string' || Buffer.isBuffer(answer)) return answer.length
  return answer ? ofStream : 0
}

/**
 * Counts large answers until they were read: whoever asks for many and reads none holds them all in memory. Only of calls that read;
 * what was written is told in any case.
 */
export function countAnswers(app: FastifyInstance, crowd: Crowd): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const size = sizeOf(payload)
    const isReading = request.method === 'GET' && request.routeOptions.config.isCall
    if (!isReading || size < small) return done(null, payload)
    const held = crowd.holdBytes(callerOf(request))
    onceEnded(reply, held.leave)
    return held.take(size) ? done(null, payload) : done(problems.tooMuchAtOnce())
  })
}

/**
 * Counts what of bodies is in memory, byte by byte as they come, and lets go of those that are too much at once. Forms with files
 * are not read before it is known who sends them; they are counted there (`form.ts`).
 */
export function countBodies(app: FastifyInstance, crowd: Crowd): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (isForm(request) || !hasBody(request)) return done(null, payload)
    const held = crowd.holdBytes(callerOf(request))
    onceEnded(reply, held.leave)
    const count = (piece: Buffer) => {
      if (held.take(piece.length)) return
      payload.off('data', count)
      letGo(request, reply, problems.tooMuchAtOnce())
    }
    // It is read from the next turn on, when its reader listens too.
    payload.on('data', count)
    done(null, payload)
  })
}
