import {
  activation,
  cardLost,
  cardOfOthers,
  notBound,
  type OtherHousehold,
  otherHouseholds,
} from '#modules/carriers/activation/contract.ts'
import type { ReaderKind } from '#modules/carriers/readers/web/public.ts'
import { codecOf } from '#platform/contract/codec.ts'
import { maskName } from '#platform/contract/masking.ts'
import { Problem } from '#platform/contract/problem.ts'
import { client } from '#platform/web/calls/client.ts'
import type { Wish } from './activation-store.ts'
import { cardBound, failure, type Outcome, phoneBound } from './speak-outcome.ts'

const api = client(activation)

/** What must be decided before a code is bound: other households have it (R354), or it is a lost card. */
export type Question =
  | { ask: 'others'; others: readonly OtherHousehold[] }
  | { ask: 'phone'; others: readonly OtherHousehold[] }
  | { ask: 'lost'; sentence: string }

/** What was decided: bind it here too, move it here, or let a lost card work again. */
export type Decision = 'add' | 'move' | 'enable'

/** What a code is before it is bound. */
export interface LookedUp {
  question?: Question
  /** This household has it already. */
  isHere?: boolean
}

const lost = cardLost('').code
const ofOthers = cardOfOthers([], []).code
const unknown = notBound().code

/** Asks who has a code now. Not yet bound (404001) means that nothing stands in the way (R351). Throws what else the call throws. */
export async function lookUp(kind: ReaderKind, code: string, { household }: Wish): Promise<LookedUp> {
  try {
    const call = kind === 'card' ? api.findByCard({ code }) : api.findByPhone({ code })
    const { households } = (await call).data
    if (households.some(({ householdId }) => householdId === household.householdId)) return { isHere: true }
    const others = households.map(({ householdId, label, names }) => ({
      householdId,
      label,
      names: names.map(maskName),
    }))
    return { question: { ask: kind === 'card' ? 'others' : 'phone', others } }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code === unknown) return {}
    if (error.code === lost) return { question: { ask: 'lost', sentence: error.description } }
    throw error
  }
}

/** Binds a code to the household of the wish. What stands in the way meanwhile comes back as a question. */
export async function bind(
  kind: ReaderKind,
  wish: Wish,
  code: string,
  decision?: Decision,
): Promise<Outcome | { question: Question }> {
  const { householdId } = wish.household
  const residentId = wish.holder?.residentId ?? null
  try {
    if (kind === 'phone')
      return phoneBound((await api.bindPhone({ householdId, residentId, phoneSerial: code })).data, wish)
    const onOther = decision === 'add' || decision === 'move' ? decision : 'ask'
    return cardBound((await api.bindCard({ householdId, residentId, cardCode: code, onOther })).data, wish)
  } catch (error) {
    const others = othersIn(error)
    return others ? { question: { ask: 'others', others } } : failure(kind, error)
  }
}

function othersIn(error: unknown): readonly OtherHousehold[] | undefined {
  if (!(error instanceof Problem) || error.code !== ofOthers) return undefined
  const { CommunityTablets = [] } = error.data as { CommunityTablets?: unknown[] }
  return codecOf(otherHouseholds).decode(CommunityTablets, false) as OtherHousehold[]
}

/** One code from the reader to its outcome: looked up, decided on where that is needed, bound. */
export async function activate(
  kind: ReaderKind,
  wish: Wish,
  code: string,
  decide: (question: Question) => Promise<Decision | undefined>,
): Promise<Outcome | 'kept'> {
  try {
    let { question } = await lookUp(kind, code, wish)
    for (;;) {
      const decision = question && (await decide(question))
      if (question && !decision) return 'kept'
      const done = await bind(kind, wish, code, decision)
      if (!('question' in done)) return done
      // Somebody else bound it in between.
      question = done.question
    }
  } catch (error) {
    return failure(kind, error)
  }
}
