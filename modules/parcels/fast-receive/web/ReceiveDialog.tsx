import './receive.css'
import './receive-foot.css'
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { Household } from '#modules/homes/households/contract.ts'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import type { HandOverKind } from '#platform/web/frame/hand-over-kind.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import type { Scan } from '#platform/web/input/scanner.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { inRow, text, textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { closeFastReceive, type Start } from './fast-receive-store.ts'
import { groupByHousehold } from './groups.ts'
import { identify, readerOf } from './identify.ts'
import { isOff, type Item, mustVerify } from './items.ts'
import { ItemPanel } from './ItemPanel.tsx'
import { ProofPanel } from './ProofPanel.tsx'
import { ReceiveFoot } from './ReceiveFoot.tsx'
import { ReceiveHead } from './ReceiveHead.tsx'
import { SignaturePad } from './SignaturePad.tsx'
import { useSignatureChoice } from './signature-choice.ts'
import { useChosen } from './use-chosen.ts'
import { useConfirm } from './use-confirm.ts'
import { useFocusItem } from './use-focus-item.ts'
import { useFirstLoad } from './use-first-load.ts'
import { useListKeys } from './use-list-keys.ts'
import { useProof } from './use-proof.ts'
import { useSignatureAllowed } from './use-signature-allowed.ts'
import { useWaitingItems } from './use-waiting-items.ts'
import { useWidth } from './use-width.ts'

/** The receive dialog, full screen, with a tab for each kind of things that wait (R113). */
export function ReceiveDialog({ start }: { start: Start }) {
  const t = useTexts('fastReceive')
  const body = useRef<{ leave: () => void }>(null)
  return (
    <Dialog label={t('title')} full className="fr" onCancel={() => body.current?.leave()}>
      <ReceiveBody start={start} ref={body} />
    </Dialog>
  )
}

function ReceiveBody({ start, ref }: { start: Start; ref: Ref<{ leave: () => void }> }) {
  const t = useTexts('fastReceive')
  const width = useWidth()
  const list = useRef<HTMLElement>(null)
  const [households, setHouseholds] = useState<readonly Household[]>(start.households)
  const [wishedTab, setTab] = useState<string>()
  const [signing, setSigning] = useState(false)
  const ids = useMemo(() => households.map((household) => household.householdId), [households])
  const items = useWaitingItems(ids)
  const picked = useChosen(items, ids, start.onlyId)
  const proof = useProof()
  const isSignatureAllowed = useSignatureAllowed()
  const [usesPad, choosePad] = useSignatureChoice()
  const focusItem = useFocusItem(list)

  const { kinds } = items
  const waits = (name: string) => items.all.some((item) => item.kind.name === name)
  const tab =
    kinds.find(({ name }) => name === wishedTab) ?? kinds.find(({ name }) => waits(name)) ?? kinds[0]

  function show(item: Item, part: 'box' | 'verify') {
    setTab(item.kind.name)
    focusItem(item.id, part)
  }
  useFirstLoad({ start, households, items, picked, show, drop: remove })

  const { sending, unanswered, confirm } = useConfirm({
    found: { ...start, covered: start.households.map((household) => household.householdId) },
    kinds,
    picked,
    proof,
    wantsSignature: isSignatureAllowed && usesPad,
    reload: items.reload,
    toVerify: (item) => show(item, 'verify'),
    toSignature: () => setSigning(true),
    onDone(said, undo) {
      toast(said, { undo })
      const sent = new Set(picked.chosen.map((item) => item.id))
      const isAskedDone = start.onlyId !== undefined && sent.has(start.onlyId)
      if (isAskedDone || picked.all.every((item) => sent.has(item.id) || isOff(item))) closeFastReceive()
    },
  })
  const locked = sending || unanswered.length > 0

  function add(more: readonly Household[]) {
    const known = new Set(ids)
    const fresh = more.filter((item) => !known.has(item.householdId))
    const [old] = more
    if (fresh.length > 0) setHouseholds([...households, ...fresh])
    else if (old) toast(t('addedAlready', { household: old.label }))
  }
  function remove(householdId: string) {
    setHouseholds((all) => all.filter((item) => item.householdId !== householdId))
    picked.forget(householdId)
  }
  async function pick() {
    const household = await pickHousehold()
    if (household) add([household])
  }

  /** A scanned item of the list is ticked and shown; any other code may be of a household that comes along. */
  async function handleScan(scan: Scan) {
    const code = scan.text.trim()
    if (code === '' || locked) return
    const hit = items.all.find((item) => item.code?.toUpperCase() === code.toUpperCase())
    if (hit) {
      picked.tick([hit], true)
      return show(hit, mustVerify(hit) ? 'verify' : 'box')
    }
    const found = await identify(readerOf(code), code)
    if ('refused' in found) toast(found.refused, { isTrouble: true })
    else add(found.households)
  }

  async function close() {
    if (sending) return
    if (!proof.signature && !proof.photo) return closeFastReceive()
    const sure = await confirmBox({
      title: t('leaveTitle'),
      text: t('leaveText'),
      ok: t('leaveGo'),
      cancel: t('leaveStay'),
      enter: false,
    })
    if (sure) closeFastReceive()
  }
  useImperativeHandle(ref, () => ({ leave: () => void close() }))

  useScanner((scan) => void handleScan(scan))
  useHotKey('Alt+X', 'fastReceive:addHousehold', () => void pick(), { enabled: !locked })
  useHotKey('Alt+V', 'fastReceive:signFull', () => setSigning(true), { enabled: isSignatureAllowed })
  useHotKey('Ctrl+Enter', 'platform:confirm', confirm)
  useListKeys(list, (by) => {
    const next = kinds[(tab ? kinds.indexOf(tab) : 0) + by]
    if (next) setTab(next.name)
  })

  const signers = new Set(picked.chosen.flatMap((item) => item.onlyFor || []))
  return (
    <>
      <ReceiveHead
        start={start}
        households={households}
        width={width}
        locked={locked}
        onAdd={() => void pick()}
        onRemove={remove}
        onClose={() => void close()}
      />
      {items.known && (
        <div className="fr-known">
          <Note tone="wait" icon="off">
            {sayKnown(items.known, kinds)}
          </Note>
        </div>
      )}
      <div className="fr-main">
        {tab && (
          <ItemPanel
            ref={list}
            tab={tab}
            onTab={setTab}
            items={items}
            picked={picked}
            groups={groupByHousehold(
              households,
              items.all.filter((item) => item.kind === tab),
              picked.gone.filter(({ item }) => item.kind === tab),
            )}
            slim={width !== 'wide'}
            phone={width === 'phone'}
            locked={locked}
            current={start.focusId}
          />
        )}
        <ProofPanel
          proof={proof}
          allowsSignature={isSignatureAllowed}
          usesPad={usesPad}
          onUsesPad={choosePad}
          signer={signers.size === 1 ? [...signers][0] : undefined}
          names={[...new Set(households.flatMap(({ names }) => names))]}
          receiveType={start.receiveType}
          phone={width === 'phone'}
          locked={locked}
          onFullPad={() => setSigning(true)}
        />
      </div>
      <ReceiveFoot
        kinds={kinds}
        picked={picked}
        sending={sending}
        unanswered={unanswered}
        phone={width === 'phone'}
        onVerify={(item) => show(item, 'verify')}
        onCancel={() => void close()}
        onConfirm={confirm}
      />
      {signing && (
        <SignaturePad
          households={households}
          onDone={(signature) => {
            proof.setSignature(signature)
            setSigning(false)
          }}
          onBack={() => setSigning(false)}
        />
      )}
    </>
  )
}

/** That these are the things of a time when there was a line, and of which kinds nothing is known. */
function sayKnown(
  { at, kinds: known }: { at: number; kinds: readonly HandOverKind[] },
  all: readonly HandOverKind[],
) {
  const things = (kinds: readonly HandOverKind[]) => inRow(kinds.map(({ words }) => textOf(words.things)))
  const others = things(all.filter((kind) => !known.includes(kind)))
  const said = { time: speakTime(new Date(at)), things: things(known) }
  return others
    ? text('fastReceive', 'knownAtWithout', { ...said, others })
    : text('fastReceive', 'knownAt', said)
}
