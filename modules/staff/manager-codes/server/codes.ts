import { eq } from 'drizzle-orm'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import type { FindHolder } from '#modules/sign-in/accounts/server/public.ts'
import { managersOnly } from '#modules/sign-in/accounts/contract.ts'
import {
  codeExpired,
  codeLife,
  codeUsed,
  endingOf,
  holderGone,
  type Manager,
  unknownCode,
} from '../contract.ts'
import { codeVerified } from '../events.ts'
import { codeKey, readCode, writeCode } from './code.ts'
import { codeUses } from './tables.ts'

/** A code for whoever asks: it names their session, so it ends with it. Throws managersOnly (R198). */
export async function makeCode(context: CallContext): Promise<string> {
  if (context.actor.kind !== 'manager') throw managersOnly()
  return writeCode(await codeKey.of(context), context.actor.sessionId, context.now)
}

/** auth_0912345678 as auth_0912***678: enough to be asked back, not enough to be called. */
const covered = (account: string): string => account.replace(/(\d{4})\d{3}(\d{3})$/, '$1***$2')

/** Whose code it is; it stays good. Throws unknownCode, codeExpired, holderGone, codeUsed. */
export async function holderOfCode(context: CallContext, scanned: string, findHolder: FindHolder) {
  const { actor, now } = context
  const key = await codeKey.find(context)
  const read = key && readCode(key, scanned)
  if (!read) throw unknownCode()
  const taken = await useOf(context, read.nonce)
  if (taken) throw taken
  if (now.getTime() - read.issuedAt.getTime() > codeLife * 1000) throw codeExpired()
  const holder = await findHolder(read.sessionId, actor.communityId)
  if (holder?.kind !== 'manager') throw holderGone()
  return { holder, read }
}

/**
 * Whose code was scanned; it is used up by that, whoever else scans it at the same moment.
 * Throws unknownCode, codeExpired, holderGone, codeUsed.
 */
export async function takeCode(context: CallContext, scanned: string, findHolder: FindHolder) {
  const { actor, now, db } = context
  const { holder, read } = await holderOfCode(context, scanned, findHolder)
  const made = await db
    .insert(codeUses)
    .values({
      nonce: read.nonce,
      accountId: holder.accountId,
      accountName: holder.name,
      issuedAt: read.issuedAt,
      usedAt: now,
      usedBy: actor.accountId,
      usedByName: actor.name,
    })
    .onConflictDoNothing()
    .returning({ usedAt: codeUses.usedAt })
  if (!made.length) throw (await useOf(context, read.nonce)) ?? unknownCode()
  context.audit({
    action: 'managerCodes.verify',
    target: 'account',
    targetId: holder.accountId,
    after: { name: holder.name, issuedAt: read.issuedAt },
  })
  context.emit(codeVerified, { ending: endingOf(scanned.trim().toUpperCase()), by: actor.name })
  return { holder, read }
}

/** Who shows a code, which is used up by that. Throws what `takeCode` throws. */
export async function verifyCode(
  context: CallContext,
  scanned: string,
  findHolder: FindHolder,
): Promise<Manager> {
  const { holder, read } = await takeCode(context, scanned, findHolder)
  const { actor, now } = context
  return {
    name: holder.name,
    account: covered(holder.account),
    role: holder.role,
    communityName: actor.communityName,
    issuedAt: read.issuedAt,
    verifiedAt: now,
  }
}

/** The problem of a code that was used, which says when and by whom; undefined when it was not. */
async function useOf({ db, now }: Context, nonce: Buffer) {
  const [use] = await db
    .select({ at: codeUses.usedAt, by: codeUses.usedByName })
    .from(codeUses)
    .where(eq(codeUses.nonce, nonce))
  return use && codeUsed(`這個識別碼已由${use.by}於${speakTime(use.at, now)} 掃過，請對方點一下重新產生。`)
}
