import type { Given, Taken } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Program } from '#platform/server/manifest.ts'
import type { Sealer } from '#platform/server/seal.ts'
import { doWork, system } from '#platform/server/work.ts'
import { acknowledgeTold, calledBy } from '#modules/building/alarm-events/server/public.ts'
import { type alarmCalls, callOver } from '../contract.ts'

type Call = typeof alarmCalls.calls.pressKey

const purpose = 'alarm by voice'
/** Milliseconds for which a call may be answered. */
const answerable = 3_600_000
const yes = '1'

/** Where a gateway says which key was pressed during this call; '' where nobody said under which name Lobby is reached. */
export function callbackOf(
  { sealer, config }: Pick<Program, 'sealer' | 'config'>,
  communityId: string,
  toldId: string,
): string {
  if (!config.publicAddress) return ''
  const token = sealer.seal(purpose, `${communityId} ${toldId}`).toString('base64url')
  return `${config.publicAddress}/api/v1/Alarm/Voice/${token}`
}

/** Of which call a token is; undefined for one that Lobby never made. */
function meantBy(sealer: Sealer, token: string): { communityId: string; toldId: string } | undefined {
  try {
    const [communityId = '', toldId = ''] = sealer.open(purpose, Buffer.from(token, 'base64url')).split(' ')
    return { communityId, toldId }
  } catch {
    return undefined
  }
}

/** Somebody who was called pressed a key: 1 acknowledges the alarm in their name, also twice. Throws callOver for a token that is none, or too old, or of an alarm that began again since. */
export async function pressKey(
  { sealer, database, react, now, address, device }: OpenContext,
  { token, digits }: Taken<Call>,
): Promise<Given<Call>['data']> {
  const meant = meantBy(sealer, token)
  if (!meant) throw callOver()
  const { communityId, toldId } = meant
  const told = await database.read(communityId, (lease) => calledBy(lease, toldId))
  if (!told || now.getTime() - told.at.getTime() > answerable) throw callOver()
  if (digits.trim() !== yes) return { isAcknowledged: false }
  const author = { accountId: system.accountId, name: told.name }
  const isMeant = await database.write(communityId, (lease) =>
    doWork(lease, { communityId, author, react, origin: { address, device } }, (work) =>
      acknowledgeTold(work, toldId, author),
    ),
  )
  if (!isMeant) throw callOver()
  return { isAcknowledged: true }
}
