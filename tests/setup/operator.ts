import { pino } from 'pino'
import { migrate } from '#database/migrate.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Database } from '#platform/server/database.ts'
import { BroadcastDraft, type BroadcastKind } from '#modules/communities/broadcasts/draft-contract.ts'
import {
  draftBroadcast,
  type Editing,
  publishBroadcast,
  withdrawBroadcast,
} from '#modules/communities/broadcasts/server/public.ts'
import type { Lobby } from './lobby.ts'

/** Whoever runs Lobby: works across communities, through the door. */
export interface Operator {
  database: Database
  /** One transaction of the operator. */
  edit<T>(work: (editing: Editing) => Promise<T>): Promise<T>
  /** Writes something down and publishes it; gives what is stored. */
  publish(
    kind: BroadcastKind,
    draft: Partial<BroadcastDraft> & { title: string },
  ): ReturnType<typeof publishBroadcast>
  /** Takes everything of a kind back. */
  withdrawAll(kind: BroadcastKind): Promise<void>
  close(): Promise<void>
}

export const editor = { id: newId(), name: '營運 周以安' }

export async function startOperator(lobby: Lobby): Promise<Operator> {
  const roles = await migrate(lobby.connection)
  const database = new Database(lobby.connection, roles, pino({ level: 'fatal' }))
  const edit: Operator['edit'] = (work) =>
    database.across('the operator edits', (lease) => work({ lease, editor, now: new Date() }))
  return {
    database,
    edit,
    publish: (kind, draft) =>
      edit(async (editing) => {
        const broadcastId = newId()
        await draftBroadcast(editing, { broadcastId, kind, ...BroadcastDraft.parse(draft) })
        return publishBroadcast(editing, { broadcastId, rowVersion: 1 })
      }),
    async withdrawAll(kind) {
      const { rows } = await lobby.owner.query<{ id: string; row_version: number }>(
        'select id, row_version from broadcast where kind = $1 and withdrawn_at is null',
        [kind],
      )
      for (const { id, row_version } of rows)
        await edit((editing) =>
          withdrawBroadcast(editing, { broadcastId: id, rowVersion: row_version, reason: '重來' }),
        )
    },
    close: () => database.close(),
  }
}
