import { useState } from 'react'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import type { HandOverKind } from '#platform/web/frame/hand-over-kind.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { inRow, text, textOf } from '#platform/web/i18n/texts.ts'
import { alertBox, confirmBox, toast } from '#platform/web/look/alerts.ts'
import type { QueuedFile } from '#platform/web/queue/entry.ts'
import { isOffline } from '#platform/web/queue/line.ts'
import type { Item } from './items.ts'
import { type Found, receiveTypeOf } from './receive-type.ts'
import { newRequest, type Outcome, type Request, sendRequest } from './send.ts'
import { thingsOf } from './say-things.ts'
import type { Chosen } from './use-chosen.ts'
import type { Proof } from './use-proof.ts'

export interface ConfirmOptions {
  found: Found
  kinds: readonly HandOverKind[]
  picked: Chosen
  proof: Proof
  /** Whether somebody should sign here (R124). */
  wantsSignature: boolean
  reload: () => Promise<void>
  /** Leads to what has to be checked, or to the signature. */
  toVerify: (item: Item) => void
  toSignature: () => void
  /** Everything that was sent is handed over; `undo` takes back what can be. */
  onDone: (said: string, undo: (() => void) | undefined) => void
}
export interface Confirm {
  sending: boolean
  /** Requests that got no answer: the next press sends them again with their keys. */
  unanswered: readonly Request[]
  confirm: () => void
}

/** Confirms a hand-over: checks, uploads, and a call for each kind, told of separately. */
export function useConfirm(options: ConfirmOptions): Confirm {
  const [unanswered, setUnanswered] = useState<readonly Request[]>([])
  const allowed = useAllowed()

  const sender = useSubmit(
    async () => {
      const { picked, reload, onDone, proof } = options
      const outcomes: Outcome[] = []
      for (const request of unanswered.length > 0 ? unanswered : await prepare(options)) {
        picked.mine(request.items, true)
        outcomes.push(await sendRequest(request))
      }
      for (const outcome of outcomes) {
        if ('taken' in outcome || 'failed' in outcome) picked.mine(outcome.request.items, false)
        if ('taken' in outcome) picked.markGone(goneOf(outcome))
      }
      setUnanswered(outcomes.flatMap((outcome) => ('unanswered' in outcome ? [outcome.request] : [])))
      const said = saidOf(outcomes)
      await reload().catch(() => undefined)
      for (const { request } of outcomes.filter((outcome) => 'done' in outcome))
        request.kind.onHandedOver?.(request.items, (can) => allowed([{ can }]).length > 0)
      if (outcomes.every((outcome) => 'done' in outcome || 'queued' in outcome)) {
        proof.clear()
        onDone(said, undoOf(outcomes))
      } else if (said) toast(said, { undo: undoOf(outcomes) })
      return outcomes
    },
    {
      onFailure: (error) =>
        alertBox(text('fastReceive', 'failedUpload', { sentence: sentenceOf(error) }), {
          title: text('fastReceive', 'failedTitle'),
        }),
    },
  )
  // What is asked before it is asked once, however often it is pressed.
  const { submit } = useSubmit(async () => {
    if (unanswered.length === 0 && !(await isReady(options))) return
    await report((await sender.submit()) ?? [])
  })
  return { sending: sender.busy, unanswered, confirm: () => void submit() }
}

/** The checks before anything is sent, in their order; false when it ends here. */
async function isReady({ kinds, picked, proof, wantsSignature, ...to }: ConfirmOptions): Promise<boolean> {
  // R123
  if (picked.chosen.length === 0) {
    await alertBox(text('fastReceive', 'nothingSelected', { things: thingsOf(kinds) }))
    return false
  }
  const [first] = picked.unverified
  if (first) {
    to.toVerify(first)
    return false
  }
  if (!wantsSignature || proof.signature || (await askUnsigned())) return true
  to.toSignature()
  return false
}

/** Uploads what proves it, and makes a request of each kind; without a line the pictures wait with them. Throws what the upload threw. */
async function prepare(options: ConfirmOptions): Promise<Request[]> {
  const none = { signaturePath: '', photoPath: '' }
  if (isOffline()) return requestsOf(options, none, filesOf(options.proof))
  try {
    return requestsOf(options, await options.proof.upload())
  } catch (error) {
    if (error instanceof LostConnection) return requestsOf(options, none, filesOf(options.proof))
    throw error
  }
}

/** R124, R125 */
const askUnsigned = () =>
  confirmBox({
    title: text('fastReceive', 'notSignedTitle'),
    text: text('fastReceive', 'notSignedText'),
    ok: text('fastReceive', 'notSignedGo'),
    cancel: text('fastReceive', 'notSignedBack'),
    enter: false,
  })

/** The pictures of a hand-over that goes when the line is back. */
const filesOf = ({ signature, photo }: Proof): QueuedFile[] => [
  ...(signature ? [{ field: 'signaturePath', folder: 'handwrite', image: signature }] : []),
  ...(photo ? [{ field: 'photoPath', folder: 'webcam', image: photo }] : []),
]

function requestsOf(
  { found, kinds, picked, proof }: ConfirmOptions,
  paths: { signaturePath: string; photoPath: string },
  files: readonly QueuedFile[] = [],
): Request[] {
  return kinds.flatMap((kind) => {
    const items = picked.chosen.filter((item) => item.kind === kind)
    if (items.length === 0) return []
    const householdIds = items.map((item) => item.householdId)
    const type = receiveTypeOf(found, householdIds, proof.signature !== undefined)
    const verifiedIds = items.map((item) => item.id).filter((id) => picked.verified.has(id))
    const fileName = (paths.signaturePath || paths.photoPath).split('/').at(-1) ?? ''
    return [
      newRequest({
        kind,
        items,
        verifiedIds,
        files,
        proof: { ...type, ...paths, fileName, takerName: proof.taker.trim(), note: proof.note.trim() },
      }),
    ]
  })
}

const goneOf = ({
  request,
  taken,
}: {
  request: Request
  taken: { id: string; handedOverBy: string; handedOverAt: Date }[]
}) =>
  taken.flatMap(({ id, handedOverBy, handedOverAt }) => {
    const item = request.items.find((item) => item.id === id)
    return item ? [{ item, by: handedOverBy, at: handedOverAt }] : []
  })

/** R116: what was handed over, whose it was; '' when nothing was. */
function saidOf(outcomes: readonly Outcome[]): string {
  const queued = outcomes.filter((outcome) => 'queued' in outcome)
  if (queued.length > 0) {
    const requests = queued.map(({ request }) => ({ ...request, count: request.items.length }))
    return text('fastReceive', 'queuedDone', saidOfEach(requests))
  }
  const done = outcomes.filter((outcome) => 'done' in outcome)
  return done.length > 0
    ? text('fastReceive', 'done', saidOfEach(done.map(({ request, done: count }) => ({ ...request, count }))))
    : ''
}

/** Whose it was, and how many of each kind. */
function saidOfEach(requests: readonly (Request & { count: number })[]) {
  const labels = new Set(requests.flatMap(({ items }) => items.map((item) => item.label)))
  const counted = requests.map(({ kind, count }) => textOf(kind.words.counted, { count }))
  return { households: inRow([...labels]), what: inRow(counted, '，') }
}

/** Asks to take back what was handed over just now, of the kinds that have a way back. */
function undoOf(outcomes: readonly Outcome[]): (() => void) | undefined {
  const done = outcomes.flatMap((outcome) =>
    'done' in outcome && outcome.request.kind.undo ? [outcome.request] : [],
  )
  if (done.length === 0) return undefined
  return () => {
    for (const { kind, items } of done) kind.undo?.(items)
  }
}

/** What failed, each call for itself (R147). */
async function report(outcomes: readonly Outcome[]): Promise<void> {
  for (const outcome of outcomes) {
    if ('taken' in outcome) await alertBox(outcome.sentence, { title: text('fastReceive', 'takenTitle') })
    const things = textOf(outcome.request.kind.words.things)
    const said =
      'failed' in outcome
        ? text('fastReceive', 'failedThings', { things, sentence: outcome.failed })
        : 'unanswered' in outcome &&
          text('fastReceive', 'openThings', { things, sentence: text('fastReceive', 'lostSentence') })
    if (said) await alertBox(said, { title: text('fastReceive', 'failedTitle') })
  }
}
