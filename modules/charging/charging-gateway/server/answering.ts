import { setTimeout as pause } from 'node:timers/promises'
import { innermost, isLostLine } from '#platform/server/lost-line.ts'
import type { Running } from '#platform/server/jobs.ts'
import { doWork, system } from '#platform/server/work.ts'
import { CallFault } from './call-fault.ts'
import { hear16 } from './hear-16.ts'
import { hear201 } from './hear-201.ts'
import type { Speaker } from './heard.ts'
import type { Answering } from './line.ts'
import { onceFor } from './once.ts'

type Needs = Pick<Running, 'database' | 'react' | 'log'>

/** Milliseconds until what the database had no time for is tried again: a station keeps what it said until it is answered. */
const again = [500, 2000]

async function patiently(take: () => Promise<object>): Promise<object> {
  for (const wait of again) {
    try {
      return await take()
    } catch (error) {
      if (!(error instanceof Error && isLostLine(innermost(error)))) throw error
      await pause(wait)
    }
  }
  return take()
}

/** What a station is answered: what must not count twice once, everything in a transaction of its community. */
export function answering(
  { database, react, log }: Needs,
  { communityId, speaker }: { communityId: string; speaker: Speaker },
): Answering {
  const hearings = speaker.protocol === 'ocpp1.6' ? hear16 : hear201
  return async ({ id, action, payload }) => {
    if (action === 'Heartbeat') return { currentTime: new Date().toISOString() }
    if (action === 'DataTransfer') return { status: 'UnknownVendorId' }
    const found = hearings[action]
    if (!found) throw new CallFault('NotSupported', 'nothing that a station asks here')
    const take = () =>
      database.write(communityId, (lease) =>
        doWork(lease, { communityId, author: system, react }, (work) => {
          const act = () => found.hear(work, speaker, payload as never)
          return found.isOnce
            ? onceFor(work, { stationId: speaker.stationId, id, action, payload }, act)
            : act()
        }),
      )
    try {
      return await patiently(take)
    } catch (error) {
      log.warn({ err: error, action, station: speaker.code }, 'a message of a charging station was not taken')
      throw error
    }
  }
}
