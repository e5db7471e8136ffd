import { and, gt, isNull, or } from 'drizzle-orm'
import type { Running } from '#platform/server/jobs.ts'
import { doWork, system } from '#platform/server/work.ts'
import { openSessionAt } from '#modules/charging/charging-sessions/server/public.ts'
import {
  endSilentCommands,
  noteAnswer,
  tagTable as g,
  takeCommands,
  type WaitingCommand,
} from '#modules/charging/charging-stations/server/public.ts'
import { callOf, readAnswer } from './command-calls.ts'
import type { Line } from './line.ts'

/** Entries that every station's own list holds. */
const mostTags = 500

type Needs = Pick<Running, 'database' | 'react' | 'log'>

/** What a command needs that only the database knows: the session that stops, the tags of the list. */
const gathered = ({ database }: Needs, { communityId, kind, connectorId }: WaitingCommand) =>
  database.write(communityId, async (lease) => {
    const open = kind === 'stop' && connectorId ? await openSessionAt(lease, connectorId) : undefined
    const tags =
      kind === 'localList'
        ? await lease.db
            .select({ idTag: g.idTag })
            .from(g)
            .where(and(isNull(g.retiredAt), or(isNull(g.expiresAt), gt(g.expiresAt, new Date()))))
            .orderBy(g.idTag)
            .limit(mostTags)
        : []
    return { transactionKey: open?.transactionKey ?? '', tags: tags.map(({ idTag }) => idTag) }
  })

async function tell(needs: Needs, line: Line, command: WaitingCommand): Promise<void> {
  const { communityId, protocol } = command
  const end = (of: Parameters<typeof noteAnswer>[2]) =>
    needs.database.write(communityId, (lease) =>
      doWork(lease, { communityId, author: system, react: needs.react }, (work) =>
        noteAnswer(work, command, of),
      ),
    )
  try {
    const more = await gathered(needs, command)
    if (command.kind === 'stop' && !more.transactionKey)
      return await end({ state: 'refused', answer: 'NoTransaction', details: {} })
    const { action, payload } = callOf(protocol, { ...command, ...more })
    await end(readAnswer(await line.ask(action, payload)))
  } catch (error) {
    await end({ state: 'failed', answer: error instanceof Error ? error.message : '', details: {} })
  }
}

/** Tells stations what waits for them, each by its own line. `lines`: by connection. */
export async function runCommands(needs: Needs, lines: ReadonlyMap<string, { line: Line }>): Promise<void> {
  if (!lines.size) return
  const commands = await needs.database.across('commands of charging stations', async (lease) => {
    await endSilentCommands(lease)
    return takeCommands(lease, [...lines.keys()])
  })
  for (const command of commands) {
    const held = lines.get(command.connectionId)
    if (held)
      void tell(needs, held.line, command).catch((error: unknown) =>
        needs.log.warn({ err: error }, 'what came of a command was not written down'),
      )
  }
}
