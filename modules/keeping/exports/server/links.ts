import { timingSafeEqual } from 'node:crypto'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, OpenContext } from '#platform/server/context.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { doWork } from '#platform/server/work.ts'
import { actsHere } from '#modules/sign-in/accounts/server/public.ts'
import { fileGone } from '../contract.ts'
import { fileOfExport, readyToDownload } from './download.ts'
import { exportById, findExport } from './queries.ts'

/** Milliseconds that a signed address of a file is good for. */
export const signedFor = 5 * 60 * 1000
const purpose = 'address of an export'
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/**
 * A token that leads to the finished file for five minutes, without a session, as long as its person may act. Throws notFound,
 * notReady, fileGone. Audited.
 */
export async function signExport(
  context: CallContext,
  exportId: string,
): Promise<{ token: string; expiresAt: Date }> {
  const { actor, now, sealer } = context
  const row = await findExport(context, actor, exportId)
  if (!row) throw problems.notFound()
  readyToDownload(row, now)
  const expiresAt = new Date(now.getTime() + signedFor)
  const text = `${actor.communityId}/${exportId}/${actor.accountId}/${expiresAt.getTime()}`
  context.audit({ action: 'exports.sign', target: 'export', targetId: exportId, after: { kind: row.kind } })
  return { token: `${text}/${sealer.mac(purpose, text).toString('base64url')}`, expiresAt }
}

/** The file of a signed address. Throws fileGone, also for an address that is not ours, past its end, or of whoever may not act any more. Audited. */
export async function downloadSigned(
  context: OpenContext,
  storage: Storage,
  token: string,
): Promise<FileAnswer> {
  const [communityId = '', exportId = '', accountId = '', end = '', signature = ''] = token.split('/')
  if (![communityId, exportId, accountId].every(isId)) throw fileGone()
  const wanted = context.sealer.mac(purpose, `${communityId}/${exportId}/${accountId}/${end}`)
  const given = Buffer.from(signature, 'base64url')
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted)
  if (!isOurs || Number(end) <= context.now.getTime()) throw fileGone()
  return context.database.write(communityId, async (lease) => {
    const row = await exportById(lease, exportId)
    const [account] = await lease.query<{ name: string }>('select name from account where id = $1', [
      accountId,
    ])
    if (!row || !account || !(await actsHere(lease, accountId))) throw fileGone()
    const [community] = await lease.query<{ name: string }>('select name from community')
    const of = { communityId, author: { accountId, name: account.name }, origin: context }
    return doWork(lease, of, async (work) => {
      work.audit({
        action: 'exports.download',
        target: 'export',
        targetId: exportId,
        after: { kind: row.kind, isMasked: row.isMasked, rowCount: row.rowCount },
      })
      return fileOfExport(storage, row, { communityId, communityName: community?.name ?? '', now: work.now })
    })
  })
}
