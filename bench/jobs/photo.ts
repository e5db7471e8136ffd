import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { picture, uploadTokenOf } from '#modules/keeping/files/server/sample-upload.ts'
import { startBare } from '../measure/bare.ts'
import { atLeast, kilobytes, type Line, ms, perSecond } from '../measure/line.ts'
import { inTurns, load } from '../measure/load.ts'
import { headersOf, openStage, type Server } from '../measure/stage.ts'

/** Accounts that upload: together they may upload more in a day than is measured. */
const desks = 24
const connections = 8
const goal = 0.7
/** Bytes of a photo as the browser's camera dialog makes them. */
const size = 300 * 1024

const boundary = 'lobby-bench-boundary'
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }

function formOf(token: string, photo: Buffer): Buffer {
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`
  const field = `${part('name="Token"')}${token}\r\n`
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="File"; filename="photo.png"\r\nContent-Type: image/png\r\n\r\n`
  return Buffer.concat([Buffer.from(field + file), photo, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

/** Uploads of photos, beside a route that keeps what multipart brings. */
export async function measurePhoto(server: Server): Promise<Line[]> {
  const country = { communities: desks / 2, packages: 0, largest: 0 }
  const stage = await openStage(server, { database: 'bench_photos', country, isFresh: true })
  const folder = await mkdtemp(join(stage.dataFolder, 'bare-'))
  const bare = await startBare('upload', { folder })
  try {
    const photo = Buffer.concat([picture, randomBytes(size - picture.length)])
    const senders: { headers: Record<string, string>; body: Buffer }[] = []
    for (let n = 0; n < desks; n++) {
      const desk = await stage.desk(`desk${Math.floor(n / 2) + 1}${n % 2 ? 'b' : 'a'}`)
      senders.push({
        headers: { ...headersOf(desk), ...multipart },
        body: formOf(await uploadTokenOf(desk), photo),
      })
    }
    let sent = 0
    const nextOfLobby = () => ({
      ...(senders[sent++ % desks] as (typeof senders)[number]),
      path: '/api/v1/Files/webcam',
    })
    const ofBare = { headers: multipart, body: formOf('x'.repeat(100), photo) }
    const { figure, limit, ratio } = await inTurns(
      () => load({ url: stage.url, method: 'POST', next: nextOfLobby, connections, amount: 1200 }),
      () => load({ url: bare.url, method: 'POST', next: () => ofBare, connections, amount: 1200 }),
    )
    return [
      {
        job: `upload of a photo of ${kilobytes(size)}, with type check and quota`,
        figure: `${perSecond(figure.perSecond)}, p99 ${ms(figure.p99)}`,
        limit: `${perSecond(limit.perSecond)}, p99 ${ms(limit.p99)} (multipart, sha256, written and synced)`,
        ratio,
        goal: `at least ${goal}`,
        missing: atLeast(ratio, goal),
      },
    ]
  } finally {
    await bare.stop()
    await stage.close()
  }
}
