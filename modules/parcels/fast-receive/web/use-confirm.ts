import { useRef, useState } from 'react'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { inRow, text } from '#platform/web/i18n/texts.ts'
import { alertBox, confirmBox, toast } from '#platform/web/look/alerts.ts'
import type { QueuedFile } from '#platform/web/queue/entry.ts'
import { isOffline } from '#platform/web/queue/line.ts'
import type { Item } from './items.ts'
import { offerReceipts } from './offer-receipts.ts'
import { type Found, receiveTypeOf } from './receive-type.ts'
import { newRequest, type Outcome, type Request, sendRequest } from './send.ts'
import { askUndo } from './undo-store.ts'
import type { Chosen } from './use-chosen.ts'
import type { Proof } from './use-proof.ts'

export interface ConfirmOptions {
  found: Found
  picked: Chosen
  proof: Proof
  /** Whether somebody should sign here (R124). */
  wantsSignature: boolean
  reload: () => Promise<void>
  /** Leads to what has to be checked, or to the signature. */
  toVerify: (item: Item) => void
  toSignature: () => void
  /** Everything that was sent is handed over; `undo` takes the packages of it back. */
  onDone: (said: string, undo: (() => void) | undefined) => void
}
export interface Confirm {
  sending: boolean
  /** Requests that got no answer: the next press sends them again with their keys. */
  unanswered: readonly Request[]
  confirm: () => void
}

/** Confirms a hand-over: checks, uploads, and up to two calls that are told of separately. */
export function useConfirm(options: ConfirmOptions): Confirm {
  const [sending, setSending] = useState(false)
  const [unanswered, setUnanswered] = useState<readonly Request[]>([])
  const busy = useRef(false)
  const mayPrint = useAllowed()([{ can: 'cash.handle' }]).length > 0

  async function confirm() {
    // Between two presses nothing may happen twice, also before React has drawn the first.
    if (busy.current) return
    busy.current = true
    try {
      const requests = unanswered.length > 0 ? unanswered : await prepare(options, setSending)
      if (requests) {
        setSending(true)
        await send(requests)
      }
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  async function send(requests: readonly Request[]) {
    const { picked, reload, onDone, proof } = options
    const outcomes: Outcome[] = []
    for (const request of requests) {
      picked.mine(request.items, true)
      outcomes.push(await sendRequest(request))
    }
    for (const outcome of outcomes) {
      if ('taken' in outcome || 'failed' in outcome) picked.mine(outcome.request.items, false)
      if ('taken' in outcome) picked.markGone(goneOf(outcome))
    }
    setUnanswered(outcomes.flatMap((one) => ('unanswered' in one ? [one.request] : [])))
    const said = saidOf(outcomes)
    await reload().catch(() => undefined)
    if (mayPrint) offerReceipts(outcomes)
    if (outcomes.every((one) => 'done' in one || 'queued' in one)) {
      proof.clear()
      return onDone(said, undoOf(outcomes))
    }
    if (said) toast(said, { undo: undoOf(outcomes) })
    setSending(false)
    await report(outcomes)
  }

  return { sending, unanswered, confirm: () => void confirm() }
}

/** The checks before anything is sent, in their order, then the uploads; undefined when it ends here. */
async function prepare(
  options: ConfirmOptions,
  setSending: (sending: boolean) => void,
): Promise<Request[] | undefined> {
  const { picked, proof, wantsSignature } = options
  // R123
  if (picked.chosen.length === 0) return void (await alertBox(text('fastReceive', 'nothingSelected')))
  const [first] = picked.unverified
  if (first) {
    options.toVerify(first)
    return undefined
  }
  if (wantsSignature && !proof.signature && !(await askUnsigned())) {
    options.toSignature()
    return undefined
  }
  setSending(true)
  const none = { signaturePath: '', photoPath: '' }
  if (isOffline()) return requestsOf(options, none, filesOf(proof))
  try {
    return requestsOf(options, await proof.upload())
  } catch (error) {
    if (error instanceof LostConnection) return requestsOf(options, none, filesOf(proof))
    const sentence = text('fastReceive', 'failedUpload', { sentence: sentenceOf(error) })
    setSending(false)
    await alertBox(sentence, { title: text('fastReceive', 'failedTitle') })
    return undefined
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
  { found, picked, proof }: ConfirmOptions,
  paths: { signaturePath: string; photoPath: string },
  files: readonly QueuedFile[] = [],
): Request[] {
  return (['packages', 'deposits'] as const).flatMap((what) => {
    const items = picked.chosen.filter((item) => item.what === what)
    if (items.length === 0) return []
    const householdIds = items.map((item) => item.householdId)
    const type = receiveTypeOf(found, householdIds, proof.signature !== undefined)
    const verifiedIds = items.map((item) => item.id).filter((id) => picked.verified.has(id))
    const fileName = (paths.signaturePath || paths.photoPath).split('/').at(-1) ?? ''
    return [
      newRequest({
        what,
        items,
        verifiedIds,
        files,
        proof: { ...type, ...paths, fileName, note: proof.note.trim() },
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
    const item = request.items.find((one) => one.id === id)
    return item ? [{ item, by: handedOverBy, at: handedOverAt }] : []
  })

/** R116: what was handed over, whose it was; '' when nothing was. */
function saidOf(outcomes: readonly Outcome[]): string {
  const queued = outcomes.filter((one) => 'queued' in one)
  if (queued.length > 0) return saidQueued(queued.map(({ request }) => request))
  const done = outcomes.filter((one) => 'done' in one)
  const labels = new Set(done.flatMap(({ request }) => request.items.map((item) => item.label)))
  const what = done.map(({ request, done: count }) =>
    text('fastReceive', request.what === 'packages' ? 'donePackages' : 'doneDeposits', { count }),
  )
  return done.length > 0
    ? text('fastReceive', 'done', { households: inRow([...labels]), what: inRow(what, '，') })
    : ''
}

/** Asks to take back the packages that were handed over just now; deposits have no way back. */
function undoOf(outcomes: readonly Outcome[]): (() => void) | undefined {
  const items = outcomes
    .filter((one) => 'done' in one && one.request.what === 'packages')
    .flatMap(({ request }) => request.items)
  if (items.length === 0) return undefined
  return () => askUndo(items.map(({ id, serialNumber, label }) => ({ packageId: id, serialNumber, label })))
}

function saidQueued(requests: readonly Request[]): string {
  const labels = new Set(requests.flatMap(({ items }) => items.map((item) => item.label)))
  const what = requests.map(({ what: kind, items }) =>
    text('fastReceive', kind === 'packages' ? 'donePackages' : 'doneDeposits', { count: items.length }),
  )
  return text('fastReceive', 'queuedDone', { households: inRow([...labels]), what: inRow(what, '，') })
}

/** What failed, each call for itself (R147). */
async function report(outcomes: readonly Outcome[]): Promise<void> {
  for (const one of outcomes) {
    if ('taken' in one) await alertBox(one.sentence, { title: text('fastReceive', 'takenTitle') })
    const isPackages = one.request.what === 'packages'
    const said =
      'failed' in one
        ? text('fastReceive', isPackages ? 'failedPackages' : 'failedDeposits', { sentence: one.failed })
        : 'unanswered' in one &&
          text('fastReceive', isPackages ? 'openPackages' : 'openDeposits', {
            sentence: text('fastReceive', 'lostSentence'),
          })
    if (said) await alertBox(said, { title: text('fastReceive', 'failedTitle') })
  }
}
