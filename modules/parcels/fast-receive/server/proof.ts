import { z } from 'zod'
import { codecOf, wireName } from '#platform/contract/codec.ts'
import { handOverFields, receiveTypes, TakenItem } from '#platform/contract/hand-over.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { ownersOfCode } from '#modules/carriers/activation/server/public.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { codeCoversNot } from '../contract.ts'

const proof = z.object(handOverFields)

/** What every hand-over says beside its items: how the household was found, signature, photo, note (R133). */
export type Proof = z.output<typeof proof>

/**
 * Checks what proves a hand-over (R122): a scanned code covers the household of every item, a signature-only one has its
 * signature, and the files are the account's own. Gives who took it: who the desk says, else the one person whom it checked
 * (`checked`: names), else the one whose card or phone it is; '' when nobody knows; and the code where one was checked.
 * Throws codeCoversNot, invalid, foreignFile, and what a lost or ambiguous card throws.
 */
export async function checkProof(
  context: Context,
  given: Proof,
  householdIds: readonly string[],
  checked: readonly string[] = [],
): Promise<{ takerName: string; receiveCode: string }> {
  const { receiveType } = given
  let holders: readonly string[] = []
  const isScanned = receiveType === receiveTypes.barcode || receiveType === receiveTypes.card
  if (isScanned) {
    const owners = await ownersOfCode(context, receiveType, given.receiveCode)
    const covered = new Set(owners.householdIds)
    holders = owners.holders
    if (!householdIds.every((id) => covered.has(id))) throw codeCoversNot()
  }
  if (receiveType === receiveTypes.signature && !given.signaturePath) {
    throw problems.invalid([`${wireName('signaturePath', handOverFields.signaturePath)}：請先簽名。`])
  }
  await claimFile(context, given.signaturePath, 'handwrite')
  await claimFile(context, given.photoPath, 'webcam')
  return {
    takerName: given.takerName || onlyOne(checked) || onlyOne(holders),
    // Nobody looked at another one: it would stand there as the end of a card.
    receiveCode: isScanned ? given.receiveCode : '',
  }
}

/** The one name that all of them are; '' of several. */
function onlyOne(names: readonly string[]): string {
  const [name = '', ...others] = new Set(names)
  return others.length > 0 ? '' : name
}

const takenItems = z.array(TakenItem)
const mostNamed = 5

/** `0392 ` or `0392、0393、… 等 7 件`. */
function nameThem(items: readonly TakenItem[]): string {
  const named = items.slice(0, mostNamed).map((item) => item.serialNumber)
  return `${named.join('、')} ${items.length > mostNamed ? `等 ${items.length} 件` : ''}`
}

function byHandOver(taken: readonly TakenItem[]): TakenItem[][] {
  const groups = new Map<string, TakenItem[]>()
  for (const item of taken) {
    const key = `${item.handedOverAt.getTime()} ${item.handedOverBy}`
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups.values()]
}

/**
 * Says which items somebody else was faster with, who and when, and that this call handed over nothing; `data` has the
 * items in wire names. `asked` is how many items the call named, `words` what a desk does with them and how the rest waits.
 */
export function describeTaken(
  taken: TakenItem[],
  asked: number,
  words = { act: '領取', waiting: '待領' },
): { sentence: string; data: unknown } {
  const parts = byHandOver(taken).map((items) => {
    const [first] = items as [TakenItem]
    return `${nameThem(items)}已由${first.handedOverBy}於${speakTime(first.handedOverAt)} ${words.act}`
  })
  const rest = asked - taken.length
  const others = rest > 0 ? `這次沒有${words.act}任何一件，其餘 ${rest} 件仍${words.waiting}。` : ''
  return {
    sentence: parts.join('；') + (others ? `；${others}` : '。'),
    data: codecOf(takenItems).encode(taken),
  }
}
