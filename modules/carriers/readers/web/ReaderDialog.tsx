import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { readerChoice } from '#platform/web/input/scan-capture.ts'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { judgeScan, type Judged, type ReaderKind } from './judge-scan.ts'
import { type Answer, ReaderFace } from './ReaderFace.tsx'
import { ReaderField } from './ReaderField.tsx'
import { readerTestPath } from './screens.ts'

export type { Answer, ReaderKind }

export interface ReaderDialogProps {
  kind: ReaderKind
  title: string
  /** What the person should do, in a sentence. */
  hint: string
  /** What a code means; the answer stands there until the next one. */
  onRead: (code: string) => Promise<Answer>
  onClose: () => void
  /** Whom it is for, under the title. */
  about?: ReactNode
  /** Another number: what was read before is gone from sight, and it waits again. */
  round?: number
  /** Whether a card may be typed where this browser says so: not where a card is the proof of a hand-over (R332). */
  typesCards?: boolean
  /** A code that was read before the dialog was open. */
  first?: string
  /** Not listening: a decision is to be made first. */
  paused?: boolean
  /** Between the reader and the foot: what was read so far. */
  children?: ReactNode
  foot?: ReactNode
}

/** The reader of cards and barcodes, 900 px wide, the whole screen on phones (R324); it gives each code to `onRead` (R325). */
export function ReaderDialog(props: ReaderDialogProps) {
  return (
    <Dialog label={props.title} size="wide" className="rd" onCancel={props.onClose}>
      <ReaderBody {...props} />
    </Dialog>
  )
}

function ReaderBody(props: ReaderDialogProps) {
  const { kind, title, hint, about, round = 0, first, paused, children, foot, onRead, onClose } = props
  const t = useTexts('readers')
  const [own, setOwn] = useState<{ round: number; answer: Answer }>()
  const { busy: reading, submit: read } = useSubmit(async (_, code: string) =>
    setOwn({ round, answer: await onRead(code) }),
  )
  const answer = own?.round === round ? own.answer : undefined
  const typed = kind === 'phone' || (props.typesCards === true && readerChoice().typesCards)
  const opened = useRef(false)
  useEffect(() => {
    if (!opened.current && first !== undefined) void take(judgeScan(kind, first))
    opened.current = true
  })

  async function take(judged: Judged) {
    if (!judged || reading || paused) return
    if ('refused' in judged) {
      const detail = t(kind === 'card' ? 'cardAgain' : 'barcodeAgain')
      setOwn({ round, answer: { state: 'refused', text: judged.refused, detail } })
      return
    }
    await read(judged.code)
  }

  return (
    <>
      <DialogHead title={title} onClose={onClose} />
      {about && <div className="rd-about">{about}</div>}
      <div className="rd-body">
        <ReaderFace
          kind={kind}
          answer={reading ? { state: 'reading', text: t('reading') } : answer}
          hint={hint}
          small={Boolean(children)}
        />
        <ReaderField kind={kind} typed={typed} paused={paused} onCode={(judged) => void take(judged)} />
        {children}
      </div>
      <div className="lb-dialog-foot rd-foot">
        <a className="lb-link rd-help" href={readerTestPath} target="_blank" rel="noreferrer">
          {t('help')}
        </a>
        {foot}
      </div>
    </>
  )
}
