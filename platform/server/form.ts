import type { FastifyError, FastifyRequest } from 'fastify'
import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import type { BytesHeld } from './crowd.ts'

/** What a multipart body carried: its text fields, and its one file. */
export interface Form {
  fields: Record<string, string>
  /** `name` is what the sender called it: only for the eye. */
  file: { field: string; name: string; content: Buffer } | undefined
}

async function read(request: FastifyRequest, held: BytesHeld): Promise<Form> {
  // Whoever names a field __proto__ means no property of ours.
  const form: Form = { fields: Object.create(null) as Form['fields'], file: undefined }
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      form.fields[part.fieldname] = String(part.value)
      continue
    }
    const pieces: Buffer[] = []
    for await (const piece of part.file as AsyncIterable<Buffer>) {
      if (!held.take(piece.length)) throw problems.tooMuchAtOnce()
      pieces.push(piece)
    }
    if (part.file.truncated) throw problems.tooLarge()
    form.file = { field: part.fieldname, name: part.filename ?? '', content: Buffer.concat(pieces) }
  }
  return form
}

/**
 * Reads a multipart body, before any transaction begins: a slow sender holds no connection of the database.
 * `held` counts what of it is in memory. Throws wrongType, tooLarge, tooMuchAtOnce, malformed; late when it drips (`slow-bodies.ts`).
 */
export async function readForm(request: FastifyRequest, held: BytesHeld): Promise<Form> {
  if (!request.isMultipart()) throw problems.wrongType()
  // Whoever left before the reading began would be waited for without end.
  if (request.raw.destroyed) throw problems.malformed()
  try {
    return await read(request, held)
  } catch (error) {
    if (error instanceof Problem || (error as Partial<FastifyError>).statusCode) throw error
    // It broke off, or its parts are none.
    throw problems.malformed()
  } finally {
    // A refused body is let through and thrown away: a browser shows no answer before it has sent everything.
    request.raw.unpipe()
    request.raw.resume()
  }
}
