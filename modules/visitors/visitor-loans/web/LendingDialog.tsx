import './lending.css'
import './lending-texts.ts'
import { useRef, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { visitorLoans } from '../contract.ts'
import { LendSteppers } from './LendSteppers.tsx'
import { LoanList } from './LoanList.tsx'
import { useLendables, useLoans } from './use-lendables.ts'

const api = client(visitorLoans)

export interface LendingDialogProps {
  visitorId: string
  onClose: () => void
}

/** Lends more to a visitor who is inside: all or none, never more than there are. */
export function LendingDialog(props: LendingDialogProps) {
  return (
    <Dialog label={text('visitorLending', 'title')} className="vl-dialog" onCancel={props.onClose}>
      <Body {...props} />
    </Dialog>
  )
}

function Body({ visitorId, onClose }: LendingDialogProps) {
  const t = useTexts('visitorLending')
  const tp = useTexts('platform')
  const lendables = useLendables()
  const loans = useLoans(visitorId)
  const [chosen, setChosen] = useState<Record<string, number>>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  // The id is made here: sent again after a lost answer it is the same loan.
  const loanId = useRef(newId())
  const count = Object.values(chosen).reduce((sum, one) => sum + one, 0)
  const open = (loans.data ?? []).filter((loan) => loan.lines.some((line) => line.stillOut > 0))
  // A scan goes nowhere: things have no codes of their own yet.
  useScanner(() => undefined)

  async function lend() {
    if (busy || count === 0) return
    setBusy(true)
    setFailure(undefined)
    try {
      const items = Object.entries(chosen).map(([lendableId, quantity]) => ({ lendableId, quantity }))
      const { data } = await api.lend({ visitorId, loanId: loanId.current, items })
      const things = data.lines
        .map((line) => t('thing', { name: line.name, count: line.quantity }))
        .join('　')
      toast(t('lent', { things, who: [data.label, data.visitor].filter(Boolean).join(' ') }))
      onClose()
    } catch (error) {
      setFailure(sentenceOf(error))
      void lendables.refetch()
      setBusy(false)
    }
  }

  useHotKey('Ctrl+Enter', 'visitorLending:title', () => void lend())

  return (
    <>
      <header className="lb-dialog-head">
        <h2>{t('title')}</h2>
      </header>
      <div className="vl-body">
        {open.length > 0 && (
          <section>
            <h3>{t('alreadyHas')}</h3>
            <LoanList loans={open} />
          </section>
        )}
        <section>
          <h3>{t('things')}</h3>
          <Loaded
            of={lendables}
            failed={t('failed')}
            skeleton={[48, '1fr', 120]}
            rows={5}
            empty={<EmptyState icon="tray" title={t('noThings')} text={t('noThingsText')} />}
            isEmpty={() => lendables.things.length === 0}
          >
            {() => (
              <div className="vl-box">
                <LendSteppers things={lendables.things} chosen={chosen} onChange={setChosen} />
              </div>
            )}
          </Loaded>
        </section>
        {failure && <Note tone="wait">{failure}</Note>}
      </div>
      <footer className="lb-dialog-foot">
        <Button onClick={onClose}>{tp('cancel')}</Button>
        <Button
          type="primary"
          size="large"
          loading={busy}
          disabled={count === 0}
          aria-keyshortcuts="Control+Enter"
          onClick={() => void lend()}
        >
          {count > 0 ? t('lend', { count }) : t('lendNothing')} <Key keys="Ctrl Enter" />
        </Button>
      </footer>
    </>
  )
}
